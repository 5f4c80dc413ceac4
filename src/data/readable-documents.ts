import { reportError } from '../platform/report-error.ts';
import type { StoredDocument } from './stored-document.ts';

/**
 * Reads a list of documents. One that cannot be read is reported; it does not take the list with it.
 *
 * @param what the report says, such as 'read message'
 */
export function readableDocuments<Row>(
  documents: readonly StoredDocument[],
  read: (document: StoredDocument) => Row,
  what: string,
): Row[] {
  return documents.flatMap((document) => {
    try {
      return [read(document)];
    } catch (cause) {
      reportError(cause, what);
      return [];
    }
  });
}
