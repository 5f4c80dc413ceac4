import { object, string, type ObjectSchema } from 'yup';
import type { PlanCalendarLink } from './plan-calendar-link.ts';

/** What a runner may write, the server's time aside. Strict. */
export const planCalendarLinkSchema: ObjectSchema<Pick<PlanCalendarLink, 'tokenHash'>> = object({
  tokenHash: string()
    .required()
    .matches(/^[0-9a-f]{64}$/),
})
  .noUnknown()
  .strict();
