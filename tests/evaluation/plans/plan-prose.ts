import { dayNumberOf, weekdayOf } from '@tasuki/domain/measures/calendar-day';
import type { PlanSession, PlanStep, TrainingPlan } from '@tasuki/domain/plans/training-plan';

const WEEKDAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

function kilometers(meters: number): string {
  return `${Math.round(meters / 100) / 10} km`;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}

function stepWords({ part, effort, repeats, meters, seconds, restSeconds }: PlanStep): string {
  const length = meters === null ? `${seconds ?? 0} s` : kilometers(meters);
  const times = repeats === 1 ? length : `${repeats} × ${length}`;
  const rest = restSeconds === null ? '' : ` (${restSeconds} s between)`;
  return part === 'main' ? `${times} ${effort}${rest}` : `${part} ${times}${rest}`;
}

function sessionWords({ day, kind, meters, seconds, steps, target, reason }: PlanSession): string {
  const weekday = WEEKDAYS[weekdayOf(dayNumberOf(day))] ?? '';
  const pace =
    target.paceFast === null || target.paceSlow === null
      ? target.feel
      : `${clock(target.paceFast)}–${clock(target.paceSlow)}`;
  const inside = steps.length > 1 ? `: ${steps.map(stepWords).join(', ')}` : '';
  return `  ${weekday} ${kind} ${kilometers(meters)}, ${Math.round(seconds / 60)} min at ${pace}${inside} [${reason.code}]`;
}

/** A plan in plain English, a line for each session, for people who judge it by reading. */
export function planProse({ weeks, startDay, endDay }: TrainingPlan): string[] {
  return [
    `From ${startDay} to ${endDay}.`,
    ...weeks.flatMap(
      ({ number, phase, reason, meters, fasterMeters, strengthSessions, sessions }) => [
        `Week ${number}, ${phase}, ${reason.code}: ${kilometers(meters)}, ${Math.round((fasterMeters / Math.max(1, meters)) * 100)} % faster, strength ${strengthSessions} times.`,
        ...sessions.map(sessionWords),
      ],
    ),
  ];
}
