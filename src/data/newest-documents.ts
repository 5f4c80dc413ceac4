import type { StoredShape } from '@tasuki/domain/stored-shape';
import type { NewestFirstPage } from './live-documents.ts';
import { documentWithId } from './stored-document.ts';

interface Newest<Item> extends Pick<NewestFirstPage, 'collectionPath' | 'dateField' | 'size'> {
  shape: StoredShape<Item>;
  /** Only those from this moment on; left out = all. */
  from?: Date;
}

/** A collection's documents, live, the newest first, up to a maximum. */
export async function watchNewest<Item extends { id: string }>(
  { shape, ...page }: Newest<Item>,
  onItems: (items: Item[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('./live-documents.ts');
  return watchPage(
    { ...page, after: null },
    (documents) => {
      onItems(documents.map((document) => documentWithId<Item>(document, shape)));
    },
    onError,
  );
}
