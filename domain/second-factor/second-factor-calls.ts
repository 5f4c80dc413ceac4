import { object, string } from 'yup';
import { emptyRequestSchema, type CallSchemas, type EmptyRequest } from '../call-schemas.ts';
import { SECOND_FACTOR_CODE_PATTERN, type SecondFactorCode } from './second-factor.ts';

/** The calls about the authenticator app of coaches and admins. */
export interface SecondFactorCalls {
  /** The secret for an authenticator app. Only soon after signing in. */
  beginSecondFactor: { request: EmptyRequest; response: SecondFactorSetUp };
  /** Ends that with the first code; from then on those rights need a session that has shown one. All other sessions end. */
  confirmSecondFactor: { request: SecondFactorCode; response: SecondFactorSession };
  /** Takes a code; once. */
  proveSecondFactor: { request: SecondFactorCode; response: SecondFactorSession };
  /** All other sessions end; the token is for one that goes on. */
  removeSecondFactor: {
    request: SecondFactorCode;
    response: { isRemoved: boolean } & SecondFactorSession;
  };
}

export interface SecondFactorSetUp {
  /** In Base32, for who types it. */
  secret: string;
  /** The same for a QR code or a link. */
  otpauthUrl: string;
}
export interface SecondFactorSession {
  /** For a session that goes on; after a code, one in which the rights hold. */
  customToken: string;
}

const codeSchema = object({
  code: string().required().matches(SECOND_FACTOR_CODE_PATTERN),
});

export const secondFactorCallSchemas: CallSchemas<SecondFactorCalls> = {
  beginSecondFactor: emptyRequestSchema,
  confirmSecondFactor: codeSchema,
  proveSecondFactor: codeSchema,
  removeSecondFactor: codeSchema,
};
