import type { Language } from '@tasuki/domain/language';
import type { PlanAsk } from '@tasuki/domain/plans/asked/plan-ask';

/** A question with what it asks for, as `askInWords` says it. */
export type ExpectedPlanAsk = readonly [language: Language, text: string, asked: string];

/** What is asked for in few words: `move 2026-12-03 ~`, `race 2026-12-06 10000`, `none`. */
export function askInWords(ask: PlanAsk | null): string {
  switch (ask?.kind) {
    case undefined:
      return 'none';
    case 'new':
      return ['new', ...(ask.goal.meters === null ? [] : [Math.round(ask.goal.meters)])].join(' ');
    case 'move':
      return ['move', ask.fromDay, ask.toDay ?? '~'].join(' ');
    case 'race':
      return ['race', ask.day, ask.meters ?? '~'].join(' ');
    case 'easier':
      return `easier ${ask.cause}`;
    case 'missed':
      return 'missed';
  }
}
