import type { MovingStep, RunStep, StepIntensity } from './run-plan.ts';

/** The steps of one session, before its place and time are known. */
export type SessionSteps = readonly RunStep[];

function minutes(count: number, effort: number, intensity?: StepIntensity): MovingStep {
  return {
    kind: 'move',
    length: { seconds: Math.round(count * 60) },
    effort,
    ...(intensity && { intensity }),
  };
}

function meters(count: number, effort: number, intensity?: StepIntensity): MovingStep {
  return { kind: 'move', length: { meters: count }, effort, ...(intensity && { intensity }) };
}

/** An easy run: the first kilometre slower, then even. */
export function easyRun(distanceMeters: number, effort = 0.81): SessionSteps {
  return [
    { ...meters(1000, effort - 0.05), endEffort: effort },
    meters(Math.max(500, distanceMeters - 1000), effort),
  ];
}

/** Slower than easy, the day after something hard. */
export function recoveryRun(distanceMeters: number): SessionSteps {
  return easyRun(distanceMeters, 0.72);
}

/** A long run that gets a little harder by itself towards its end. */
export function longRun(distanceMeters: number, effort = 0.8): SessionSteps {
  return [
    { ...meters(1500, effort - 0.05), endEffort: effort },
    meters(distanceMeters * 0.65 - 1500, effort),
    { ...meters(distanceMeters * 0.35, effort), endEffort: effort - 0.02 },
  ];
}

/** One even block at threshold between warming up and cooling down. */
export function tempoRun(blockMinutes: number): SessionSteps {
  return [
    minutes(15, 0.77, 'warmUp'),
    minutes(blockMinutes, 0.97, 'active'),
    minutes(10, 0.7, 'coolDown'),
  ];
}

/** Fast repetitions with jogging between them. */
export function intervalRun(
  repetitions: number,
  repetition: { meters: number; effort: number },
  restMinutes: number,
): SessionSteps {
  const steps: MovingStep[] = [minutes(15, 0.76, 'warmUp')];
  for (let count = 1; count <= repetitions; count += 1) {
    steps.push(meters(repetition.meters, repetition.effort, 'active'));
    if (count < repetitions) steps.push(minutes(restMinutes, 0.55, 'rest'));
  }
  steps.push(minutes(10, 0.68, 'coolDown'));
  return steps;
}

/** Hard up one slope and jogging down again. */
export function hillRepeats(repetitions: number, grade = 0.07): SessionSteps {
  const steps: MovingStep[] = [minutes(14, 0.76, 'warmUp')];
  for (let count = 1; count <= repetitions; count += 1) {
    steps.push({ ...minutes(1.25, 1.08, 'active'), grade });
    steps.push({ ...minutes(1.9, 0.56, 'rest'), grade: -grade * 0.9 });
  }
  steps.push(minutes(10, 0.68, 'coolDown'));
  return steps;
}

/** From easy to threshold in equal steps. */
export function progressionRun(distanceMeters: number, from = 0.78, to = 0.99): SessionSteps {
  const parts = 4;
  return Array.from({ length: parts }, (_, index) =>
    meters(distanceMeters / parts, from + ((to - from) * index) / (parts - 1)),
  );
}

/** A race: a start too fast, a hard middle, all that is left at the end. */
export function race(distanceMeters: number, effort: number): SessionSteps {
  const start = Math.min(600, distanceMeters * 0.1);
  return [
    meters(start, effort * 1.05),
    meters(distanceMeters * 0.65 - start, effort),
    { ...meters(distanceMeters * 0.25, effort * 0.985), endEffort: effort * 0.975 },
    { ...meters(distanceMeters * 0.1, effort), endEffort: effort * 1.07 },
  ];
}

/** A jog through town: lights, a shop, a photograph. */
export function stopAndGo(distanceMeters: number, effort = 0.77): SessionSteps {
  const stretches = [0.12, 0.09, 0.17, 0.06, 0.14, 0.11, 0.08, 0.23];
  const stops = [42, 25, 65, 38, 90, 21, 55];
  return stretches.flatMap((share, index): RunStep[] => {
    const seconds = stops[index];
    const stretch = meters(distanceMeters * share, effort);
    if (seconds === undefined) return [stretch];
    // The longest one makes the runner press the key.
    return [stretch, { kind: 'stop', seconds, isTimerPaused: seconds >= 80 }];
  });
}
