import type { TFunction } from 'i18next';
import {
  formatClock,
  formatMeasure,
  toDisplayedValue,
} from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import { guideOfSession, type SessionGuide } from '@tasuki/domain/plans/said/session-guide';
import {
  partMetersOf,
  type PlanSession,
  type PlanTarget,
} from '@tasuki/domain/plans/training-plan';
import type { useMeasureLocale } from '../../platform/locale.ts';

type Locale = ReturnType<typeof useMeasureLocale>;

/** What the effort of a session follows from. */
interface EffortBasis {
  /** Of the runner: heart rates follow from it where none is measured. Null = not known. */
  age?: number | null;
  /** Of the plan's race: the effort of its pace follows from it. Null = not known. */
  raceSeconds?: number | null | undefined;
}

/** How far or long, how fast, and at which heart rate or effort; of a part of it, how long this is. */
export function sessionFigures(
  session: PlanSession,
  locale: Locale,
  t: TFunction<'plan'>,
  { age = null, raceSeconds = null }: EffortBasis = {},
): string[] {
  const { kind, meters, seconds } = session;
  const partMeters = partMetersOf(session);
  const part = partMeters === null ? null : formatMeasure(partMeters, 'roundMeters', locale);
  const length =
    kind === 'run-walk'
      ? spokenDuration(seconds, locale.language)
      : formatMeasure(meters, 'roundMeters', locale);
  const guide = guideOfSession(session, age, raceSeconds);
  const ranges = rangesOf(session, guide, locale, t);
  // Pace and heart rate of the same part are one figure, which names the part once.
  const ofPart =
    part === null || ranges.length === 0
      ? ranges
      : [t('plan:session.part', { length: part, target: ranges.join(' · ') })];
  return [length, ...ofPart, ...(guide.beats === null ? [effortOf(guide, t)] : [])];
}

/** How fast, at which heart rate and how hard, whatever its length. */
export function targetFigures(
  session: PlanSession,
  locale: Locale,
  t: TFunction<'plan'>,
  { age = null, raceSeconds = null }: EffortBasis = {},
): string[] {
  const guide = guideOfSession(session, age, raceSeconds);
  return [...rangesOf(session, guide, locale, t), effortOf(guide, t)];
}

function rangesOf(
  { target }: PlanSession,
  guide: SessionGuide,
  locale: Locale,
  t: TFunction<'plan'>,
): string[] {
  return [paceOf(target, locale), beatsOf(guide, locale, t)].filter((range) => range !== null);
}

/** From the fastest to the slowest of a target; null = it has no pace. */
export function paceOf({ paceFast, paceSlow }: PlanTarget, locale: Locale): string | null {
  if (paceFast === null || paceSlow === null) return null;
  const unit = 'secondsPerKilometer';
  return `${formatClock(toDisplayedValue(paceFast, unit, locale))}–${formatMeasure(paceSlow, unit, locale)}`;
}

function beatsOf(
  { beats, isEstimated }: SessionGuide,
  locale: Locale,
  t: TFunction<'plan'>,
): string | null {
  if (beats === null) return null;
  const range = `${beats[0]}–${formatMeasure(beats[1], 'beatsPerMinute', locale)}`;
  return isEstimated ? t('plan:session.estimated', { range }) : range;
}

/** How hard a session is, from 1 to 10. */
export function effortOf({ effort: [low, high] }: SessionGuide, t: TFunction<'plan'>): string {
  return t('plan:session.effort', { range: low === high ? low : `${low}–${high}` });
}
