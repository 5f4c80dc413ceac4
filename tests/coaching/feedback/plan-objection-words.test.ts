import { expect, test } from 'vitest';
import { PLAN_WORDS } from '@tasuki/domain/coaching/feedback/plan-words';
import { LANGUAGES } from '@tasuki/domain/language';

/** A week that ends on the day of the answer. */
const LAST_SEVEN_DAYS = /past week|この(?:一|1)週間|最近一[周週]|tuần vừa qua/;

/** The load was high at some time of the last days. Beside it stands the sum of seven days, which may be usual again. */
test.each(LANGUAGES)(
  'a plan is doubted for the load lately, and for no week that is named: %s',
  (language) => {
    const { instead } = PLAN_WORDS[language];
    expect(instead.week.length).toBeGreaterThan(0);
    for (const words of instead.week) expect(words).not.toMatch(LAST_SEVEN_DAYS);
  },
);
