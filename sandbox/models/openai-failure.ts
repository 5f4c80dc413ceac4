const CODES: Readonly<Record<number, { type: string; code: string | null }>> = {
  400: { type: 'invalid_request_error', code: null },
  401: { type: 'invalid_request_error', code: 'invalid_api_key' },
  404: { type: 'invalid_request_error', code: 'model_not_found' },
  429: { type: 'requests', code: 'rate_limit_exceeded' },
};

/** The body of an error as all of OpenAI's endpoints write it. */
export function openAIFailure(status: number, message: string): unknown {
  const { type, code } = CODES[status] ?? { type: 'server_error', code: 'server_error' };
  return { error: { message, type, param: null, code } };
}
