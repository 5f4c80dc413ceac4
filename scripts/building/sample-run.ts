import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { SAMPLE_RUN_FOLDER, type SampleRun } from '@tasuki/domain/coaching/sample-run';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { isLanguage, LANGUAGES, type Language } from '@tasuki/domain/language';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { documentsOf } from '../../functions/src/activities/documents-of.ts';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import {
  demoHistory,
  demoRecording,
  type DemoSession,
} from '../../sandbox/recordings/demo-history.ts';
import { DEMO_RUNNER } from '../../sandbox/recordings/demo-runner.ts';

/** The history is the same at each build. */
const ENDS_ON = '2026-11-15';
/** As much before the sample as the coach compares it with. */
const SESSIONS_BEFORE = 9;
const SAMPLE_NAME = 'tempo';
const NOW = new Date(`${ENDS_ON}T12:00:00Z`);

/**
 * The demo runner's last tempo run, read by the coach as any upload is.
 *
 * @returns for each language row and analysis as they would be stored, and the time series
 */
export async function makeSampleRuns(): Promise<Record<Language, SampleRun>> {
  const sessions = demoHistory(ENDS_ON);
  const sampleIndex = sessions.findLastIndex(({ name }) => name === SAMPLE_NAME);
  const history: RecentActivity[] = [];
  for (const session of sessions.slice(sampleIndex - SESSIONS_BEFORE, sampleIndex)) {
    const { row } = documentsIn('en', session, await decoded(session), history);
    history.unshift(row);
  }
  const sample = sessions[sampleIndex];
  if (!sample) throw new Error('The demo history holds no sample');
  const activities = await decoded(sample);
  const runs = LANGUAGES.map((language) => [
    language,
    withoutLinks(documentsIn(language, sample, activities, history)),
  ]);
  return Object.fromEntries(runs) as Record<Language, SampleRun>;
}

async function decoded(session: DemoSession): Promise<readonly DecodedActivity[]> {
  const file = { bytes: demoRecording(session), fileName: session.fileName, now: NOW };
  return (await decodeRecording(file)).activities;
}

function documentsIn(
  language: Language,
  { fileName }: DemoSession,
  activities: readonly DecodedActivity[],
  history: readonly RecentActivity[],
): SampleRun {
  const athlete = {
    physiology: {
      ...UNKNOWN_PHYSIOLOGY,
      maximumHeartRateBeatsPerMinute: DEMO_RUNNER.maximumHeartRateBeatsPerMinute,
      restingHeartRateBeatsPerMinute: DEMO_RUNNER.restingHeartRateBeatsPerMinute,
    },
    locale: { language, units: 'metric' as const },
    names: [],
  };
  const origin = {
    uid: 'sample',
    contentHash: fileName,
    source: 'file' as const,
    stravaTerms: 'standard' as const,
    now: NOW,
  };
  const [documents] = documentsOf(activities, { athlete, history, plan: null, origin });
  if (!documents?.recording) throw new Error(`${fileName} holds no run`);
  const { row, analysis, recording } = documents;
  const bytes = Buffer.from(recording.bytes).toString('base64');
  return { row, analysis, recording: { bytes, timerPauses: recording.timerPauses } };
}

/** The runs before the sample can be opened by nobody. */
function withoutLinks(sample: SampleRun): SampleRun {
  const facts = sample.analysis.facts.map((fact) =>
    fact.proof.kind === 'history' ? { ...fact, proof: { ...fact.proof, activityIds: [] } } : fact,
  );
  return { ...sample, analysis: { ...sample.analysis, facts } };
}

/** Puts the sample run beside the app: one file a language, read only by who opens it. */
export function sampleRunPlugin(): Plugin {
  return {
    name: 'tasuki-sample-run',
    async generateBundle() {
      const runs = await makeSampleRuns();
      for (const language of LANGUAGES) {
        const source = JSON.stringify(runs[language]);
        this.emitFile({ type: 'asset', fileName: `${SAMPLE_RUN_FOLDER}/${language}.json`, source });
      }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${SAMPLE_RUN_FOLDER}/`, answerSample);
    },
  };
}

/** Made once, when it is first asked for. */
let made: ReturnType<typeof makeSampleRuns> | null = null;

function answerSample(
  { url }: IncomingMessage,
  response: ServerResponse,
  next: (cause?: unknown) => void,
): void {
  const language = /^\/([\w-]+)\.json$/.exec(url ?? '')?.[1];
  if (!isLanguage(language)) {
    next();
    return;
  }
  made ??= makeSampleRuns();
  made.then((runs) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(runs[language]));
  }, next);
}
