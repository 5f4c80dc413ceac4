import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setErrorReporter } from '../../platform/report-error.ts';
import { UploadList } from '../../features/uploads/upload-list.tsx';
import { uploadSessionOf } from '../../features/uploads/upload-session.ts';

vi.mock('../../data/uploads/kept-uploads.ts', () => ({
  hasKeptUploads: () => Promise.resolve(false),
}));
// As a browser does where a deployment has taken the file away.
vi.mock('../../features/uploads/start-upload-queue.ts', () => ({
  get startUploadQueue(): never {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/queue-1.js');
  },
}));

test('says that a file was not taken in where the code for it did not arrive', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = vi.fn();
  setErrorReporter(reported);
  render(<UploadList uid="runner" />);
  uploadSessionOf('runner').addFiles([new File(['x'], 'run.fit')]);
  expect(await screen.findByText(/^The file wasn’t added/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(reported).toHaveBeenCalled();
});
