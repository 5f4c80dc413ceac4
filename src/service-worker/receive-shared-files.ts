import { routePath } from '@tasuki/domain/navigation/route-table';
import { SHARED_FILES_FIELD, SHARED_FILES_PARAMETER } from '@tasuki/domain/uploads/shared-file';
import { keepSharedFiles } from '../data/uploads/shared-files.ts';

/** Keeps what another app shares, also without a connection, and goes on to the list of activities. */
export async function receiveSharedFiles(request: Request): Promise<Response> {
  const left = await keep(request);
  const address = `${routePath('activities')}?${SHARED_FILES_PARAMETER}=${left}`;
  return Response.redirect(address, 303);
}

/** @returns how many could not be kept; 'none' were where the browser forbids it */
async function keep(request: Request): Promise<number | 'none'> {
  try {
    const form = await request.formData();
    const files = form.getAll(SHARED_FILES_FIELD).filter((field) => field instanceof File);
    return await keepSharedFiles(files, Date.now());
  } catch {
    return 'none';
  }
}
