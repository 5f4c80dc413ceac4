import { object, string, type ObjectSchema } from 'yup';
import { rule } from '../form-rules.ts';
import { filledText } from '../form-texts.ts';
import {
  QUICK_RESPONSE_LIMITS,
  QUICK_RESPONSE_STATUSES,
  type QuickResponse,
} from './quick-response.ts';

export type QuickResponseForm = Pick<QuickResponse, 'name' | 'content' | 'status'>;

/** A coach's input in the form of a quick response. Messages are form rules. */
export const quickResponseFormSchema: ObjectSchema<QuickResponseForm> = object({
  name: filledText(QUICK_RESPONSE_LIMITS.nameMaxLength),
  content: filledText(QUICK_RESPONSE_LIMITS.contentMaxLength),
  status: string().required(rule('required')).oneOf(QUICK_RESPONSE_STATUSES),
});
