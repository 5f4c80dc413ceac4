import { useTranslation } from 'react-i18next';
import type { PlanHealth } from '@tasuki/domain/plans/plan-wish';

/** The words of the form that differ by who answers. */
export interface QuestionWords {
  title: string;
  why: string;
  goal: string;
  health: string;
  days: string;
  runningNow: string;
  notRunning: string;
  hilly: string;
  hot: string;
  healthOf: (health: PlanHealth) => string;
}

/** For a runner who answers for themselves. */
export function useRunnersQuestionWords(): QuestionWords {
  const { t } = useTranslation('planning');
  return {
    title: t('planning:start.title'),
    why: t('planning:start.why'),
    goal: t('planning:question.goal'),
    health: t('planning:question.health'),
    days: t('planning:question.days'),
    runningNow: t('planning:question.runningNow'),
    notRunning: t('planning:runningNow.none'),
    hilly: t('planning:more.hilly'),
    hot: t('planning:more.hot'),
    healthOf: (health) => t(`planning:health.${health}`),
  };
}

/** For a coach who answers for their runner. */
export function useCoachsQuestionWords(name: string): QuestionWords {
  const { t } = useTranslation(['roster', 'planning']);
  const own: Partial<Record<PlanHealth, string>> = {
    niggle: t('roster:plan.write.niggle'),
    injured: t('roster:plan.write.injured'),
  };
  return {
    title: t('roster:plan.write.title', { name }),
    why: t('roster:plan.write.why', { name }),
    goal: t('roster:plan.write.goal', { name }),
    health: t('roster:plan.write.health', { name }),
    days: t('roster:plan.write.days', { name }),
    runningNow: t('roster:plan.write.runningNow', { name }),
    notRunning: t('roster:plan.write.notRunning'),
    hilly: t('roster:plan.write.hilly'),
    hot: t('roster:plan.write.hot'),
    healthOf: (health) => own[health] ?? t(`planning:health.${health}`),
  };
}
