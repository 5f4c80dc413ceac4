import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDay, formatMonthDay } from '@tasuki/domain/measures/format-date';
import {
  formatClock,
  formatMeasure,
  toDisplayedValue,
} from '@tasuki/domain/measures/format-measure';
import type { ShownProposal } from '@tasuki/domain/plans/asked/plan-card';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import type {
  PlanDifference,
  SessionDifference,
} from '@tasuki/domain/plans/changes/plan-difference';
import type { PlanSession } from '@tasuki/domain/plans/training-plan';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { AI_COACH_ICON, HUMAN_COACH_ICON } from '../../ui/author-icons.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FramedSection } from '../../ui/framed-section.tsx';
import { MessageAuthor } from '../../ui/message-author.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface ProposalCardProps {
  proposal: ShownProposal;
  /** In a conversation its author stands above it already. */
  place: 'plan' | 'thread';
  /** Why it is not what was asked for; null = it is. */
  refusal?: string | null;
  /** The human coach who proposes it, and what they say of it; left out = the coach of the app does. */
  human?: { name: string; note: string };
  /** Its actions, or its outcome. */
  children: ReactNode;
}

/** Changed sessions that are shown at once. */
const SHOWN_AT_ONCE = 5;

/** The observation, its meaning, the change, and the choices. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, place, refusal = null, human, children } = props;
  const { difference, newGoal } = proposal;
  const { t } = useTranslation('planning');
  const titleId = useId();
  return (
    <FramedSection titleId={titleId}>
      <Box>
        {place === 'plan' && (
          <MessageAuthor
            icon={human ? HUMAN_COACH_ICON : AI_COACH_ICON}
            name={human?.name ?? t('planning:change.author')}
          />
        )}
        <Typography
          id={titleId}
          component={place === 'plan' ? 'h2' : 'h3'}
          sx={{ fontWeight: 600 }}
        >
          <CauseWords proposal={proposal} />
        </Typography>
        {refusal !== null && <Typography>{refusal}</Typography>}
        {human ? (
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {human.note}
          </Typography>
        ) : (
          <Typography>
            <MeaningWords proposal={proposal} />
          </Typography>
        )}
        {newGoal && <NewGoalWords proposal={proposal} />}
      </Box>
      <ShownDifference difference={difference} />
      {children}
    </FramedSection>
  );
}

/** The difference: a row for each session, and the totals of the weeks. */
export function ShownDifference({ difference }: { difference: PlanDifference }) {
  const { t } = useTranslation('planning');
  const first = difference.sessions.slice(0, SHOWN_AT_ONCE);
  const others = difference.sessions.slice(SHOWN_AT_ONCE);
  return (
    <>
      {first.length > 0 && (
        <Box>
          <DifferenceRows rows={first} />
          {others.length > 0 && (
            <Disclosure words={t('planning:change.more', { count: others.length })}>
              <DifferenceRows rows={others} />
            </Disclosure>
          )}
        </Box>
      )}
      {difference.weeks.length > 0 && <WeekTotals difference={difference} />}
    </>
  );
}

interface ProposalChoicesProps {
  /** Another version of it; null = there is nothing to choose. */
  alter: { words: string; onPress: () => void } | null;
  onAccept: () => void;
  onRefuse: () => void;
}

/** Accept, alter, refuse. */
export function ProposalChoices({ alter, onAccept, onRefuse }: ProposalChoicesProps) {
  const { t } = useTranslation('planning');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" onClick={onAccept}>
        {t('planning:change.accept')}
      </Button>
      {alter && (
        <Button variant="outlined" color="secondary" onClick={alter.onPress}>
          {alter.words}
        </Button>
      )}
      <Button color="secondary" onClick={onRefuse}>
        {t('planning:change.refuse')}
      </Button>
    </Box>
  );
}

function CauseWords({ proposal: { cause } }: Pick<ProposalCardProps, 'proposal'>) {
  const { t } = useTranslation('planning');
  const locale = useMeasureLocale();
  const dayWords = useDayWords();
  switch (cause.code) {
    case 'missed':
      return t('planning:change.cause.missed', { count: cause.count });
    case 'returned':
      return t('planning:change.cause.returned', { days: cause.days, count: cause.count });
    case 'race':
      return t('planning:change.cause.race', {
        day: dayWords(cause.day),
        distance: formatMeasure(cause.meters, 'roundMeters', locale),
      });
    case 'move':
      return t('planning:change.cause.move', { day: dayWords(cause.day) });
    case 'slept-badly':
    case 'hurts':
    case 'ill':
    case 'hot':
    case 'faster':
    case 'tested':
    case 'coached':
      return t(`planning:change.cause.${cause.code}`);
  }
}

function MeaningWords({ proposal: { kind, cause } }: Pick<ProposalCardProps, 'proposal'>) {
  const { t } = useTranslation('planning');
  const dayWords = useDayWords();
  // A human coach says it in their own words.
  if (kind === 'coached') return null;
  return kind === 'move'
    ? t('planning:change.meaning.move', {
        day: cause.code === 'move' ? dayWords(cause.toDay) : '',
      })
    : t(`planning:change.meaning.${kind}`);
}

function NewGoalWords({ proposal: { newGoal } }: Pick<ProposalCardProps, 'proposal'>) {
  const { t } = useTranslation('planning');
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  if (newGoal?.meters === null || !newGoal) {
    return <Typography>{t('planning:change.goalFitness')}</Typography>;
  }
  const distance = formatMeasure(newGoal.meters, 'roundMeters', locale);
  return (
    <Typography>
      {newGoal.day === null
        ? t('planning:change.goalDistance', { distance })
        : t('planning:change.goalRace', {
            distance,
            day: formatDay(new Date(`${newGoal.day}T00:00:00Z`), 0, dateLocale),
          })}
    </Typography>
  );
}

function DifferenceRows({ rows }: { rows: readonly SessionDifference[] }) {
  const { t } = useTranslation('planning');
  const dayWords = useDayWords();
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
            {dayWords(day)}
          </Box>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {wordsOf(before, after)}
          </Box>
          <Box component="span" aria-hidden sx={{ mx: 0.75 }}>
            {ARROW}
          </Box>
          <VisuallyHidden>{t('planning:change.becomes')}</VisuallyHidden>
          <Box component="ins" sx={{ textDecoration: 'none' }}>
            {wordsOf(after, before)}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}

/** A day as the rows name it. */
function useDayWords(): (day: string) => string {
  const dateLocale = useDateLocale();
  return (day) => formatMonthDay(new Date(dayNumberOf(day) * DAY_MILLISECONDS), 0, dateLocale);
}

const ARROW = '→';

/** A session in a few words; its pace where that is what differs from the other. */
function useSessionWords(): (session: PlanSession | null, other: PlanSession | null) => string {
  const { t } = useTranslation(['plan', 'planning']);
  const locale = useMeasureLocale();
  return (session, other) => {
    if (!session) return t('plan:week.rest');
    const kind = t(`plan:kind.${nameOfSession(session)}`);
    const isSameRun = other?.kind === session.kind && other.meters === session.meters;
    const { paceFast, paceSlow } = session.target;
    if (!isSameRun) return `${kind} ${formatMeasure(session.meters, 'roundMeters', locale)}`;
    if (paceFast === null || paceSlow === null) return `${kind} ${t('planning:change.byFeel')}`;
    const unit = 'secondsPerKilometer';
    const fast = formatClock(toDisplayedValue(paceFast, unit, locale));
    return `${kind} ${fast}–${formatMeasure(paceSlow, unit, locale)}`;
  };
}

/** Weeks whose totals are shown; the plan's chart shows the others once it is accepted. */
const WEEKS_SHOWN = 4;

function WeekTotals({ difference }: { difference: PlanDifference }) {
  const { t } = useTranslation('planning');
  const locale = useMeasureLocale();
  const dayWords = useDayWords();
  const distance = (meters: number) => formatMeasure(meters, 'roundMeters', locale);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {difference.weeks.slice(0, WEEKS_SHOWN).map(({ monday, beforeMeters, afterMeters }) => (
        <Typography component="li" variant="body2" key={monday} color="textSecondary">
          {t('planning:change.week', {
            day: dayWords(monday),
            before: distance(beforeMeters),
            after: distance(afterMeters),
          })}
        </Typography>
      ))}
    </Box>
  );
}
