import { HOUR_MILLISECONDS } from '../../measures/durations.ts';
import type { Conversation, ConversationTurn } from '../facts/conversation.ts';
import { deniesTiredness, withoutDeniedTiredness } from '../questions/whole/denied-tiredness.ts';
import { lowDayIn, saysWell, type LowDay } from '../safety/low-day.ts';

/** A bad night counts for this many messages and for this time. */
const LOW_DAY_TURNS = 4;
const LOW_DAY_HOURS = 18;

/** How the runner last said they were, unless they have said since that they are well. */
export function lowDayOf({ turns, now }: Pick<Conversation, 'turns' | 'now'>): LowDay | null {
  const asked = turns.filter(({ author }) => author === 'runner').slice(-LOW_DAY_TURNS);
  const isOld = ({ saidAt }: ConversationTurn) =>
    saidAt !== undefined && now.getTime() - saidAt.getTime() > LOW_DAY_HOURS * HOUR_MILLISECONDS;
  const saysHowTheyAre = (text: string) =>
    feltIn(text) !== null || saysWell(text) || deniesTiredness(text);
  const last = asked.findLast((turn) => !isOld(turn) && saysHowTheyAre(turn.text));
  return last ? feltIn(last.text) : null;
}

/** A runner who says not to be tired says nothing of being tired. */
function feltIn(text: string): LowDay | null {
  return lowDayIn(withoutDeniedTiredness(text));
}
