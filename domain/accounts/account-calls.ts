import { emptyRequestSchema, type CallSchemas, type EmptyRequest } from '../call-schemas.ts';

/** The calls by which people take everything along, or leave. */
export interface AccountCalls {
  /** Collects everything of the person in one file; its document says when it is there. Only soon after signing in. */
  exportAccount: { request: EmptyRequest; response: { isAsked: boolean } };
  /** A link to the collected file, good for some minutes. Only soon after signing in. */
  downloadExport: { request: EmptyRequest; response: { url: string } };
  /** Deletes the account and everything in it. Only soon after signing in. */
  deleteAccount: { request: EmptyRequest; response: { deletedBy: string } };
}

export const accountCallSchemas: CallSchemas<AccountCalls> = {
  exportAccount: emptyRequestSchema,
  downloadExport: emptyRequestSchema,
  deleteAccount: emptyRequestSchema,
};
