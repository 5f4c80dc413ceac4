import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** The code of a failure; `nothing` where there was none. */
export async function codeOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
    return 'nothing';
  } catch (cause) {
    return cause instanceof TasukiFailure ? cause.code : String(cause);
  }
}
