import type { ActivityRow } from './activity-row.ts';
import { sourcePolicy } from './source-policy.ts';

/** For tests: a plain easy run as its list row; name what matters to the test. */
export function exampleActivityRow(changes: Partial<ActivityRow> = {}): ActivityRow {
  return {
    id: 'run',
    ownerUid: 'runner',
    sport: 'Run',
    sourceTitle: null,
    startedAt: new Date('2026-11-20T21:05:00Z'),
    utcOffsetMinutes: 540,
    distanceMeters: 10_020,
    elapsedSeconds: 3000,
    movingSeconds: 2931,
    averagePaceSecondsPerKilometer: 292.5,
    averageSpeedMetersPerSecond: 3.42,
    averageHeartRateBeatsPerMinute: 148,
    ascentMeters: 42,
    load: { value: 58, method: 'heart-rate' },
    purpose: 'easy',
    sources: ['file'],
    policy: sourcePolicy('file', 'standard'),
    isPartial: false,
    isIndoor: false,
    isTransition: false,
    groupId: null,
    duplicateOf: null,
    visibleToCoach: true,
    contentHash: 'a'.repeat(64),
    feedbackLead: 'An even run, easy from start to finish.',
    feedbackState: 'ready',
    title: null,
    note: null,
    effort: null,
    isHidden: false,
    createdAt: new Date('2026-11-20T22:00:00Z'),
    ...changes,
  };
}
