import { easedSession } from '../plan-caution.ts';
import { isHardKind, isLongKind, type PlanReason, type PlanSession } from '../training-plan.ts';

const ROUND_METERS = 100;
/** No run is made shorter than this. */
const LEAST_METERS = 1500;

/** Why a day was made easier. */
export const EASIER_CAUSES = ['slept-badly', 'hurts', 'ill', 'hot'] as const;
export type EasierCause = (typeof EASIER_CAUSES)[number];

/** Of an easy or long run after a bad night; our choice. */
const TIRED_SHARE = 0.7;
/** In heat the same distance takes longer; only for the expected time, never as a pace. Our choice. */
const HOT_SLOWER = 1.1;

function because(code: 'bridge' | 'easier-today'): PlanReason {
  return { code, fromMeters: null, percent: null };
}

/**
 * A session of an easier week: a faster one becomes a short easy run, any other gets shorter. Races
 * and running in turns with walking stay.
 *
 * @param share of its distance
 * @param capMeters the longest that any run may be
 */
export function gentlerSession(
  session: PlanSession,
  share: number,
  capMeters: number,
): PlanSession {
  const { kind } = session;
  if (kind === 'race' || kind === 'run-walk') return session;
  const isFaster = isHardKind(kind) && !isLongKind(kind);
  const changed = isFaster ? easedSession(session) : shortened(session, share);
  const meters = Math.min(changed.meters, floored(capMeters));
  const capped = meters < changed.meters ? shortened(changed, meters / changed.meters) : changed;
  return { ...capped, reason: because('bridge') };
}

/** What is run today instead; null = nothing. Where health is in doubt nothing stays hard. */
export function easierSession(session: PlanSession, cause: EasierCause): PlanSession | null {
  if (cause === 'ill') return null;
  const isFaster = isHardKind(session.kind) && !isLongKind(session.kind);
  const reason = because('easier-today');
  if (isFaster || cause === 'hurts') return { ...easedSession(session), reason };
  if (cause === 'slept-badly') return { ...shortened(session, TIRED_SHARE), reason };
  const target = { ...easedSession(session).target };
  return { ...session, seconds: Math.round(session.seconds * HOT_SLOWER), target, reason };
}

function floored(meters: number): number {
  return Math.floor(meters / ROUND_METERS + 1e-9) * ROUND_METERS;
}

/**
 * The same run as one shorter piece.
 *
 * @param share of its distance
 */
export function shortened(session: PlanSession, share: number): PlanSession {
  const least = Math.min(session.meters, LEAST_METERS);
  const meters = Math.max(least, floored(session.meters * share));
  if (session.kind === 'run-walk' || meters >= session.meters) return session;
  return {
    ...session,
    ...(session.kind === 'strides' ? { kind: 'easy' } : {}),
    // The range of pace is that of the part that is left out.
    ...(session.kind === 'long-pace' ? { kind: 'long', target: easedSession(session).target } : {}),
    meters,
    seconds: Math.round((session.seconds * meters) / session.meters),
    steps: [{ part: 'main', effort: 'easy', repeats: 1, meters, seconds: null, restSeconds: null }],
  };
}
