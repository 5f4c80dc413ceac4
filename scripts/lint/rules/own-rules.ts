import { noCallInRepeatedLogicalAssignment } from './no-call-in-repeated-logical-assignment.ts';
import { noPositionalBoolean } from './no-positional-boolean.ts';

/** The rules of this repository, as a plugin of the linter. */
export default {
  meta: { name: 'tasuki' },
  rules: {
    'no-call-in-repeated-logical-assignment': noCallInRepeatedLogicalAssignment,
    'no-positional-boolean': noPositionalBoolean,
  },
};
