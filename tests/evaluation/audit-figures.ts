import type { ActivityWeather } from '@tasuki/domain/activities/activity-weather';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import type { TimeStretch } from '@tasuki/domain/recordings/recording';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import type { RawSeries } from './raw-series.ts';

/** What an audit of one recording looks at. */
export interface AuditedSession {
  decoded: DecodedActivity;
  raw: RawSeries;
  analysis: ActivityAnalysis;
  history: readonly RecentActivity[];
  sessionsOfFile?: readonly DecodedActivity[];
  /** As the weather service said it; null or absent = it was not asked. */
  weather?: ActivityWeather | null;
}

/** `unsupported`: nothing in the recording or the history shows it. */
export type Verdict = 'true' | 'false' | 'unsupported';

function stretchOf({ proof }: Fact): TimeStretch | null {
  return proof.kind === 'history' || proof.kind === 'model' ? null : proof.stretch;
}

/** Within a share of the figure, and at least so much. */
function near(value: number, wanted: number | null, share: number, least: number): Verdict {
  if (wanted === null) return 'unsupported';
  return Math.abs(value - wanted) <= Math.max(least, Math.abs(wanted) * share) ? 'true' : 'false';
}

function within(value: number, least: number, most: number): Verdict {
  return value >= least && value <= most ? 'true' : 'false';
}

/** Either source may have measured better; a figure that agrees with one of them was not made up. */
function either(
  value: number,
  [declared, measured]: readonly [number | null, number | null],
  share: number,
  least: number,
): Verdict {
  if (declared !== null && near(value, declared, 0.001, 0.5) === 'true') {
    // What the device says must not be beyond all that was recorded.
    const isOften = measured === null || (value <= measured * 2 && value >= measured / 2);
    return isOften || near(value, measured, 0, least * 2) === 'true' ? 'true' : 'false';
  }
  return near(value, measured, share, least);
}

/** Earlier runs of twelve weeks with the days between, by the runner's clock. */
export function earlierRunsOf(session: AuditedSession) {
  return runsBefore(session).filter(({ daysAgo }) => daysAgo <= 84);
}

/** Days since the newest earlier run, however many; null where there is none. */
export function daysSinceRunOf(session: AuditedSession): number | null {
  return runsBefore(session)[0]?.daysAgo ?? null;
}

function runsBefore({ decoded, history }: AuditedSession) {
  const offset = decoded.utcOffsetMinutes ?? 0;
  const dayOf = (date: Date, minutes: number) =>
    Math.floor((date.getTime() + minutes * 60_000) / DAY_MILLISECONDS);
  const today = dayOf(decoded.startedAt, offset);
  return (
    history
      .filter(
        ({ startedAt, sport }) =>
          startedAt < decoded.startedAt && (sport === 'Run' || sport === 'VirtualRun'),
      )
      // So fast over such a distance it was a ride, whatever it is called.
      .filter(
        ({ distanceMeters, movingSeconds }) =>
          (distanceMeters ?? 0) < 20_000 || (distanceMeters ?? 0) / movingSeconds < 5.2,
      )
      .map((run) => ({
        ...run,
        daysAgo: today - dayOf(run.startedAt, run.utcOffsetMinutes ?? offset),
      }))
      .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
  );
}

function sumMeters(runs: readonly { distanceMeters: number | null }[]): number {
  return runs.reduce((sum, { distanceMeters }) => sum + (distanceMeters ?? 0), 0);
}

function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

/** Daniels and Gilbert, written out anew. */
export function rawVdot(meters: number, seconds: number): number {
  const minutes = seconds / 60;
  const speed = meters / minutes;
  const cost = -4.6 + speed * (0.182258 + 0.000104 * speed);
  const share =
    0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes);
  return cost / share;
}

/** Pace at a share of the VDOT, in seconds a kilometre. */
function paceAt(vdot: number, share: number): number {
  let low = 50;
  let high = 600;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (-4.6 + middle * (0.182258 + 0.000104 * middle) < vdot * share) low = middle;
    else high = middle;
  }
  return 60_000 / low;
}

/** The best race of the last weeks, or this one. */
function racedVdot(session: AuditedSession): number | null {
  const { analysis } = session;
  if (analysis.purpose === 'race') {
    const { raw } = session;
    // Who strolls on behind the finish has still run the race in its time.
    return raw.seconds > 1
      ? rawVdot(raw.coreMeters, raw.secondsAtShare(1) - raw.secondsAtShare(0))
      : rawVdot(analysis.summary.distanceMeters ?? 0, analysis.summary.elapsedSeconds);
  }
  const races = earlierRunsOf(session).filter(({ purpose }) => purpose === 'race');
  const values = races.map(({ distanceMeters, movingSeconds }) =>
    rawVdot(distanceMeters ?? 0, movingSeconds),
  );
  return values.length > 0 ? Math.max(...values) : null;
}

function workFactOrder(id: string): number | null {
  const [, order] = /^interval\.work\.(\d+)\.pace$/.exec(id) ?? [];
  return order === undefined ? null : Number(order);
}

const VDOT_SHARES: Readonly<Record<string, number>> = {
  'vdot.pace.easyFast': 0.7346,
  'vdot.pace.easySlow': 0.6304,
  'vdot.pace.threshold': 0.88,
  'vdot.pace.interval': 0.975,
};

/** Compares one figure with the raw series, the history or the rule it claims to follow. */
export function auditFigure(fact: Fact, session: AuditedSession): Verdict {
  const { raw, analysis, decoded } = session;
  const { declared } = decoded;
  const { id, value } = fact;
  const whole: TimeStretch = { startSeconds: 0, endSeconds: raw.seconds + 1 };
  const stretch = stretchOf(fact);
  const hasReadings = raw.seconds > 1;
  switch (id) {
    case 'distance.total':
      return either(value, [declared.distanceMeters, raw.meters > 0 ? raw.meters : null], 0.03, 30);
    case 'duration.moving': {
      if (!hasReadings)
        return near(value, declared.movingSeconds ?? declared.timerSeconds, 0.01, 2);
      return either(value, [declared.timerSeconds, raw.movingIn(whole)], 0.04, 45);
    }
    case 'duration.elapsed':
      return either(value, [declared.elapsedSeconds, raw.seconds], 0.01, 5);
    case 'duration.read':
      return near(value, raw.seconds, 0.01, 5);
    case 'pace.average': {
      const own = raw.paceIn(whole);
      return near(value, own, 0.05, 4);
    }
    case 'pace.gradeAdjusted':
      return near(value, raw.flatPaceIn(whole), 0.06, 8);
    case 'heartRate.average':
      return either(value, [declared.averageHeartRateBeatsPerMinute, raw.beatsIn(whole)], 0.03, 4);
    case 'event.parts':
    case 'event.duration': {
      const parts = (session.sessionsOfFile ?? []).filter(({ isTransition }) => !isTransition);
      if (id === 'event.parts') return near(value, parts.length, 0, 0);
      const [first] = parts;
      const last = parts.at(-1);
      if (!first || !last) return 'false';
      const gap = (last.startedAt.getTime() - first.startedAt.getTime()) / 1000;
      const lastSeconds = last.recording.columns.elapsedSeconds.at(-1) ?? 0;
      return near(value, gap + lastSeconds, 0.03, 120);
    }
    case 'temperature.average':
      return 'true';
    case 'temperature.weather':
      return near(value, session.weather?.temperatureCelsius ?? Number.NaN, 0, 0);
    case 'humidity.percent':
      return near(value, session.weather?.humidityPercent ?? Number.NaN, 0, 0);
    case 'altitude.ascent':
      return either(value, [declared.ascentMeters, raw.climb?.ascentMeters ?? null], 0.35, 30);
    case 'altitude.descent':
      return either(value, [declared.descentMeters, raw.climb?.descentMeters ?? null], 0.35, 30);
    case 'stops.count': {
      const least = raw.stops(20).length;
      return within(value, Math.min(least, 2), raw.stops(4).length + 2);
    }
    case 'stops.duration': {
      const total = raw
        .stops(8)
        .reduce((sum, stop) => sum + stop.endSeconds - stop.startSeconds, 0);
      return near(value, total, 0.12, 40);
    }
    case 'stops.longest': {
      const longest = raw
        .stops(8)
        .reduce((most, stop) => Math.max(most, stop.endSeconds - stop.startSeconds), 0);
      return near(value, longest, 0.1, 15);
    }
    case 'gait.running':
      return near(value, raw.runningSeconds, 0.2, 90);
    case 'gait.walking':
      return near(value, raw.walkingSeconds, 0.2, 90);
    case 'gait.breakCount':
      return near(value, raw.walkStarts.length, 0.3, 2);
    case 'gait.firstBreak':
      // A short walk at the limits of both methods may be the first of one of them alone.
      return raw.walkStarts.slice(0, 3).some((start) => near(value, start, 0.1, 45) === 'true')
        ? 'true'
        : 'false';
    case 'zone.easy.share':
    case 'zone.aboveEasy.share': {
      const ceiling = analysis.facts.find((other) => other.id === 'zone.easy.ceiling');
      const above = ceiling ? raw.shareAtOrAbove(ceiling.value) : null;
      const own = above === null ? null : id === 'zone.easy.share' ? 100 - above : above;
      return near(value, own, 0, 5);
    }
    case 'zone.easy.ceiling':
    case 'next.heartRate.ceiling':
      // By the reference of the zones, which no series shows: between 110 and 190 in any adult.
      return within(value, 100, 190);
    case 'drift.percent':
      return stretch ? near(value, driftOf(raw, stretch), 0, 3) : 'unsupported';
    case 'tempo.duration':
      return stretch ? within(value, 300, raw.seconds + 5) : 'unsupported';
    case 'interval.work.count':
      return near(
        value,
        analysis.facts.filter((other) => workFactOrder(other.id) !== null).length,
        0,
        0,
      );
    case 'interval.work.length':
    case 'interval.work.duration':
    case 'interval.work.pace':
    case 'interval.rest.duration':
    case 'interval.rest.lowestHeartRate':
    case 'tempo.pace':
      return auditOfRepetitions(fact, session);
    case 'vdot.value':
      return near(value, racedVdot(session), 0.04, 1);
    case 'vdot.pace.marathon':
    case 'next.tempo.pace':
    case 'next.interval.pace':
      return racedVdot(session) === null ? 'unsupported' : within(value, 150, 480);
    case 'load.value':
      return within(value, 1, raw.seconds / 15);
    default:
      break;
  }
  const share = VDOT_SHARES[id];
  if (share !== undefined) {
    const vdot = racedVdot(session);
    return near(value, vdot === null ? null : paceAt(vdot, share), 0.05, 5);
  }
  if (/^(?:history|week|distance|load|window)\./.test(id)) return auditOfHistory(fact, session);
  if (id.startsWith('next.')) return auditOfPlan(fact, session);
  if (!stretch) return 'unsupported';
  if (id.endsWith('.gradedPace')) return near(value, raw.flatPaceIn(stretch), 0.06, 8);
  if (id.endsWith('.heartRate')) return near(value, raw.beatsIn(stretch), 0.03, 4);
  if (id.startsWith('interval.') && id.endsWith('.pace')) {
    const meters = raw.metersIn(stretch);
    const seconds = stretch.endSeconds - stretch.startSeconds;
    return near(value, meters > 0 ? (seconds * 1000) / meters : null, 0.05, 5);
  }
  if (id.endsWith('.pace')) return near(value, raw.paceIn(stretch), 0.04, 5);
  if (id.endsWith('.number')) return near(value, numberAt(raw, stretch), 0, 0);
  return 'unsupported';
}

/** Which kilometre a stretch lies in, counted from 1. */
function numberAt(raw: RawSeries, stretch: TimeStretch): number {
  const middle = (stretch.startSeconds + stretch.endSeconds) / 2;
  return Math.floor(raw.metersIn({ startSeconds: 0, endSeconds: middle }) / 1000) + 1;
}

function driftOf(raw: RawSeries, { startSeconds, endSeconds }: TimeStretch): number | null {
  const middle = (startSeconds + endSeconds) / 2;
  const efficiency = (part: TimeStretch) => {
    const pace = raw.flatPaceIn(part) ?? raw.paceIn(part);
    const beats = raw.beatsIn(part);
    return pace === null || beats === null ? null : 1 / (pace * beats);
  };
  const first = efficiency({ startSeconds, endSeconds: middle });
  const second = efficiency({ startSeconds: middle, endSeconds });
  return first === null || second === null ? null : 100 * (1 - second / first);
}

function auditOfRepetitions({ id, value }: Fact, { raw, analysis }: AuditedSession): Verdict {
  const works = analysis.intervals.filter(({ kind }) => kind === 'work');
  const rests = analysis.intervals.filter(({ kind }) => kind === 'rest');
  if (works.length === 0) {
    return id === 'tempo.pace'
      ? near(value, raw.paceIn({ startSeconds: 0, endSeconds: raw.seconds }), 0.05, 5)
      : 'unsupported';
  }
  const length = ({ startSeconds, endSeconds }: TimeStretch) => endSeconds - startSeconds;
  const meters = works.map((work) => raw.metersIn(work));
  const seconds = works.map(length);
  const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
  switch (id) {
    case 'interval.work.duration':
      return near(value, sum(seconds), 0.02, 3);
    case 'interval.work.pace':
    case 'tempo.pace':
      return near(value, (1000 * sum(seconds)) / sum(meters), 0.04, 5);
    case 'interval.work.length': {
      // Metres, minutes or seconds: most repetitions must have one of them.
      const isMet = [meters, seconds, seconds.map((one) => one / 60)].some(
        (all) => all.filter((one) => Math.abs(one / value - 1) <= 0.13).length >= all.length * 0.7,
      );
      return isMet ? 'true' : 'false';
    }
    case 'interval.rest.duration':
      return near(value, sum(rests.map(length)) / rests.length, 0.02, 3);
    default: {
      const lowest = rests.flatMap(
        (rest) => raw.lowestBeatsIn({ ...rest, endSeconds: rest.endSeconds + 5 }) ?? [],
      );
      return near(value, lowest.length > 0 ? sum(lowest) / lowest.length : null, 0.05, 6);
    }
  }
}

function auditOfHistory({ id, value }: Fact, session: AuditedSession): Verdict {
  const runs = earlierRunsOf(session);
  const meters = session.analysis.summary.distanceMeters ?? 0;
  const upTo = (days: number) => runs.filter(({ daysAgo }) => daysAgo <= days);
  const week = sumMeters(upTo(6)) + meters;
  const usual = sumMeters(runs.filter(({ daysAgo }) => daysAgo >= 7 && daysAgo <= 34)) / 4;
  const month = upTo(30);
  const longest = Math.max(0, ...month.map(({ distanceMeters }) => distanceMeters ?? 0));
  const easy = upTo(42).filter(({ purpose }) => purpose === 'easy' || purpose === 'recovery');
  switch (id) {
    case 'window.week.days':
      return near(value, 7, 0, 0);
    case 'window.month.days':
      return near(value, 30, 0, 0);
    case 'history.week.distance':
      return near(value, week, 0.005, 10);
    case 'history.weeks.mean':
      return near(value, usual, 0.005, 10);
    case 'week.runShare':
      return near(value, (100 * meters) / week, 0, 1);
    case 'history.monthRuns':
      return near(value, upTo(29).length + 1, 0, 0);
    case 'history.daysSinceRun':
      return near(value, daysSinceRunOf(session), 0, 0);
    case 'history.longest30':
      return near(value, longest, 0.005, 10);
    case 'distance.beyondLongest':
      return near(value, (100 * (meters - longest)) / longest, 0, 1);
    case 'history.longRun.limit':
      return within(value, 0, longest * 1.1 + 1);
    case 'history.easyPace':
      return near(
        value,
        medianOf(easy.map(({ averagePaceSecondsPerKilometer }) => averagePaceSecondsPerKilometer)),
        0.02,
        3,
      );
    case 'history.easyHeartRate':
      return near(
        value,
        medianOf(easy.map(({ averageHeartRateBeatsPerMinute }) => averageHeartRateBeatsPerMinute)),
        0.02,
        2,
      );
    case 'load.fitness':
    case 'load.fatigue':
      return near(value, loadOf(session, id === 'load.fitness' ? 42 : 7), 0.1, 4);
    default:
      return 'unsupported';
  }
}

/** Exponential mean of the daily loads up to and with this day. */
function loadOf(session: AuditedSession, days: number): number {
  const offset = session.decoded.utcOffsetMinutes ?? 0;
  const dayOf = (date: Date) => Math.floor((date.getTime() + offset * 60_000) / DAY_MILLISECONDS);
  const today = dayOf(session.decoded.startedAt);
  const daily = new Map<number, number>();
  const past = session.history.filter(({ startedAt }) => startedAt < session.decoded.startedAt);
  for (const { startedAt, load } of past) {
    const day = dayOf(startedAt);
    daily.set(day, (daily.get(day) ?? 0) + (load?.value ?? 0));
  }
  daily.set(today, (daily.get(today) ?? 0) + (session.analysis.load?.value ?? 0));
  let value = 0;
  for (let day = Math.min(...daily.keys()); day <= today; day += 1) {
    value += ((daily.get(day) ?? 0) - value) * (1 - Math.exp(-1 / days));
  }
  return value;
}

/** Doses that may be advised to anybody, whatever was computed. */
function auditOfPlan({ id, value }: Fact, session: AuditedSession): Verdict {
  const meters = session.analysis.summary.distanceMeters ?? 0;
  const longest = Math.max(
    0,
    ...earlierRunsOf(session).map(({ distanceMeters }) => distanceMeters ?? 0),
  );
  switch (id) {
    case 'next.duration':
      return within(value, 15, 70);
    case 'next.longRun.duration':
      return within(value, 60, 150);
    case 'next.longRun.distance':
      return within(value, 0, Math.max(meters, longest) * 1.1 + 1);
    case 'next.recovery.days':
      return near(value, Math.max(2, meters / 3000), 0.1, 1);
    case 'next.repetition.count':
      return within(value, 3, 8);
    case 'next.interval.count':
      return within(value, 3, 6);
    case 'next.interval.duration':
      return within(value, 1, 4);
    case 'next.tempo.duration':
      return within(value, 10, 25);
    case 'next.pace.fast':
    case 'next.pace.slow': {
      // Never faster than what the runner has just raced or run easily.
      const vdot = racedVdot(session);
      const usual = medianOf(
        earlierRunsOf(session)
          .filter(({ purpose }) => purpose === 'easy' || purpose === 'recovery')
          .map(({ averagePaceSecondsPerKilometer }) => averagePaceSecondsPerKilometer),
      );
      const fastest = Math.min(
        vdot === null ? Infinity : paceAt(vdot, 0.7346),
        usual === null ? Infinity : usual,
      );
      return Number.isFinite(fastest) ? within(value, fastest * 0.97 - 5, 900) : 'unsupported';
    }
    default:
      return 'unsupported';
  }
}
