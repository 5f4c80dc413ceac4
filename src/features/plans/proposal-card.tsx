import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDay, formatMonthDay } from '@tasuki/domain/measures/format-date';
import {
  formatClock,
  formatMeasure,
  toDisplayedValue,
} from '@tasuki/domain/measures/format-measure';
import type { PlanProposal, ProposalAmount } from '@tasuki/domain/plans/changes/propose-change';
import type { SessionDifference } from '@tasuki/domain/plans/changes/plan-difference';
import type { PlanSession } from '@tasuki/domain/plans/training-plan';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { AI_COACH_ICON } from '../../ui/author-icons.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FramedSection } from '../../ui/framed-section.tsx';
import { MessageAuthor } from '../../ui/message-author.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface ProposalCardProps {
  proposal: PlanProposal;
  /** How much it leaves; null = there is nothing to choose. */
  amount: ProposalAmount | null;
  onAmount: (amount: ProposalAmount) => void;
  onAccept: () => void;
  onRefuse: () => void;
}

/** Changed sessions that are shown at once. */
const SHOWN_AT_ONCE = 5;

/** What was observed, what it means, what would change, and the choices. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, amount, onAmount, onAccept, onRefuse } = props;
  const { kind, difference, newGoal } = proposal;
  const { t } = useTranslation('plan');
  const titleId = useId();
  const first = difference.sessions.slice(0, SHOWN_AT_ONCE);
  const others = difference.sessions.slice(SHOWN_AT_ONCE);
  return (
    <FramedSection titleId={titleId}>
      <Box>
        <MessageAuthor icon={AI_COACH_ICON} name={t('plan:change.author')} />
        <Typography id={titleId} component="h2" sx={{ fontWeight: 600 }}>
          <CauseWords proposal={proposal} />
        </Typography>
        <Typography>{t(`plan:change.meaning.${kind}`)}</Typography>
        {newGoal && <NewGoalWords proposal={proposal} />}
      </Box>
      {first.length > 0 && (
        <Box>
          <DifferenceRows rows={first} />
          {others.length > 0 && (
            <Disclosure words={t('plan:change.more', { count: others.length })}>
              <DifferenceRows rows={others} />
            </Disclosure>
          )}
        </Box>
      )}
      {difference.weeks.length > 0 && <WeekTotals proposal={proposal} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onAccept}>
          {t('plan:change.accept')}
        </Button>
        {amount !== null && (
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => {
              onAmount(amount === 'usual' ? 'less' : 'usual');
            }}
          >
            {t(amount === 'usual' ? 'plan:change.less' : 'plan:change.usual')}
          </Button>
        )}
        <Button color="secondary" onClick={onRefuse}>
          {t('plan:change.refuse')}
        </Button>
      </Box>
    </FramedSection>
  );
}

function CauseWords({ proposal: { cause } }: Pick<ProposalCardProps, 'proposal'>) {
  const { t } = useTranslation('plan');
  const dateLocale = useDateLocale();
  if (cause.code === 'missed') {
    return t('plan:change.cause.missed', { count: cause.sessions.length });
  }
  if (cause.code === 'returned') {
    return t('plan:change.cause.returned', { days: cause.days, count: cause.missedCount });
  }
  if (cause.code === 'race') {
    return t('plan:change.cause.race', {
      day: formatMonthDay(new Date(`${cause.day}T00:00:00Z`), 0, dateLocale),
    });
  }
  return t(`plan:change.cause.${cause.code}`);
}

function NewGoalWords({ proposal: { newGoal } }: Pick<ProposalCardProps, 'proposal'>) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  if (newGoal?.meters === null || !newGoal) {
    return <Typography>{t('plan:change.goalFitness')}</Typography>;
  }
  const distance = formatMeasure(newGoal.meters, 'roundMeters', locale);
  return (
    <Typography>
      {newGoal.day === null
        ? t('plan:change.goalDistance', { distance })
        : t('plan:change.goalRace', {
            distance,
            day: formatDay(new Date(`${newGoal.day}T00:00:00Z`), 0, dateLocale),
          })}
    </Typography>
  );
}

function DifferenceRows({ rows }: { rows: readonly SessionDifference[] }) {
  const { t } = useTranslation('plan');
  const dateLocale = useDateLocale();
  const wordsOf = useSessionWords();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {rows.map(({ day, before, after }) => (
        <Typography
          component="li"
          variant="body2"
          key={`${day} ${before?.id} ${after?.id}`}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          <Box component="span" sx={{ fontWeight: 600, mr: 1 }}>
            {formatMonthDay(new Date(dayNumberOf(day) * DAY_MILLISECONDS), 0, dateLocale)}
          </Box>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {wordsOf(before, after)}
          </Box>
          <Box component="span" aria-hidden sx={{ mx: 0.75 }}>
            {ARROW}
          </Box>
          <VisuallyHidden>{t('plan:change.becomes')}</VisuallyHidden>
          <Box component="ins" sx={{ textDecoration: 'none' }}>
            {wordsOf(after, before)}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}

const ARROW = '→';

/** A session in a few words; its pace where that is what differs from the other. */
function useSessionWords(): (session: PlanSession | null, other: PlanSession | null) => string {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  return (session, other) => {
    if (!session) return t('plan:week.rest');
    const kind = t(`plan:kind.${session.kind}`);
    const isSameRun = other?.kind === session.kind && other.meters === session.meters;
    const { paceFast, paceSlow } = session.target;
    if (!isSameRun) return `${kind} ${formatMeasure(session.meters, 'roundMeters', locale)}`;
    if (paceFast === null || paceSlow === null) return `${kind} ${t('plan:change.byFeel')}`;
    const unit = 'secondsPerKilometer';
    const fast = formatClock(toDisplayedValue(paceFast, unit, locale.units));
    return `${kind} ${fast}–${formatMeasure(paceSlow, unit, locale)}`;
  };
}

/** Weeks whose totals are shown; the plan's chart shows the others once it is accepted. */
const WEEKS_SHOWN = 4;

function WeekTotals({ proposal: { difference } }: Pick<ProposalCardProps, 'proposal'>) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  const distance = (meters: number) => formatMeasure(meters, 'roundMeters', locale);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {difference.weeks.slice(0, WEEKS_SHOWN).map(({ monday, beforeMeters, afterMeters }) => (
        <Typography component="li" variant="body2" key={monday} color="textSecondary">
          {t('plan:change.week', {
            day: formatMonthDay(new Date(`${monday}T00:00:00Z`), 0, dateLocale),
            before: distance(beforeMeters),
            after: distance(afterMeters),
          })}
        </Typography>
      ))}
    </Box>
  );
}
