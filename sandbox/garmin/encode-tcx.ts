import type { AthleteSession } from '../athletes/athlete-sessions.ts';
import type { SimulatedLap } from '../recordings/lap-keeper.ts';
import type { SimulatedRun } from '../recordings/simulate-run.ts';
import type { SimulatedSample } from '../recordings/simulated-sample.ts';

const SPORTS = { Run: 'Running', Ride: 'Biking', Walk: 'Other' } as const;
const TRIGGERS = { manual: 'Manual', distance: 'Distance', sessionEnd: 'Manual' } as const;

/** A run as a Training Center file, the form in which older watches hand it over. */
export function encodeTcx(session: AthleteSession, run: SimulatedRun): Uint8Array {
  const timeAt = (elapsedSeconds: number) =>
    new Date(session.startedAt.getTime() + elapsedSeconds * 1000).toISOString();
  const totalSeconds = run.laps.reduce((sum, lap) => sum + lap.timerSeconds, 0);
  const laps = run.laps.map((lap, index) => {
    const isLast = index === run.laps.length - 1;
    const samples = run.samples.filter(
      ({ elapsedSeconds }) =>
        elapsedSeconds >= lap.startSeconds &&
        (isLast ? elapsedSeconds <= lap.endSeconds : elapsedSeconds < lap.endSeconds),
    );
    const calories = (session.summary.kilocalories * lap.timerSeconds) / Math.max(1, totalSeconds);
    return lapElement(lap, samples, Math.round(calories), timeAt);
  });
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2">
<Activities><Activity Sport="${SPORTS[session.sport]}"><Id>${timeAt(0)}</Id>
${laps.join('\n')}
</Activity></Activities>
</TrainingCenterDatabase>
`);
}

function lapElement(
  lap: SimulatedLap,
  samples: readonly SimulatedSample[],
  calories: number,
  timeAt: (elapsedSeconds: number) => string,
): string {
  const fastest = samples.reduce((most, one) => Math.max(most, one.speedMetersPerSecond), 0);
  return `<Lap StartTime="${timeAt(lap.startSeconds)}"><TotalTimeSeconds>${lap.timerSeconds}</TotalTimeSeconds><DistanceMeters>${lap.distanceMeters.toFixed(2)}</DistanceMeters><MaximumSpeed>${fastest.toFixed(3)}</MaximumSpeed><Calories>${calories}</Calories>${heartRate('AverageHeartRateBpm', lap.averageHeartRateBeatsPerMinute)}${heartRate('MaximumHeartRateBpm', lap.maximumHeartRateBeatsPerMinute)}<Intensity>${lap.intensity === 'rest' ? 'Resting' : 'Active'}</Intensity><TriggerMethod>${TRIGGERS[lap.trigger]}</TriggerMethod>
<Track>
${samples.map((sample) => trackpoint(sample, timeAt)).join('\n')}
</Track></Lap>`;
}

function trackpoint(sample: SimulatedSample, timeAt: (elapsedSeconds: number) => string): string {
  const { position, altitudeMeters } = sample;
  const place = position
    ? `<Position><LatitudeDegrees>${position.latitudeDegrees.toFixed(7)}</LatitudeDegrees><LongitudeDegrees>${position.longitudeDegrees.toFixed(7)}</LongitudeDegrees></Position>`
    : '';
  const altitude =
    altitudeMeters === null ? '' : `<AltitudeMeters>${altitudeMeters.toFixed(1)}</AltitudeMeters>`;
  // One leg's steps, as Garmin counts there.
  return `<Trackpoint><Time>${timeAt(sample.elapsedSeconds)}</Time>${place}${altitude}<DistanceMeters>${sample.distanceMeters.toFixed(2)}</DistanceMeters>${heartRate('HeartRateBpm', sample.heartRateBeatsPerMinute)}<Extensions><ns3:TPX><ns3:Speed>${sample.speedMetersPerSecond.toFixed(3)}</ns3:Speed><ns3:RunCadence>${Math.floor(sample.stepsPerMinute / 2)}</ns3:RunCadence></ns3:TPX></Extensions></Trackpoint>`;
}

function heartRate(name: string, value: number | null): string {
  return value === null ? '' : `<${name}><Value>${Math.round(value)}</Value></${name}>`;
}
