import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { analyseActivity } from '@tasuki/domain/training/analyse-activity';
import { recentActivityOf, type RecentActivity } from '@tasuki/domain/training/recent-activity';
import type { RecordingToDisturb } from './stability.ts';

const NOW = new Date('2026-12-01T00:00:00Z');
/** Two recordings that begin so close together are of one session. */
const SAME_START_MILLISECONDS = 60_000;

/**
 * Sources that hold recordings of one person alone, by how their files' names begin. The others
 * collect files of many people.
 */
const RUNNERS: ReadonlySet<string> = new Set([
  '520qianjiawen',
  'arthurfsy2',
  'dblock',
  'ezgpx',
  'freedomshannon',
  'iamkickbj',
  'irvingbennett',
  'jeremy-merle',
  'mrle0429',
  'patricktudor',
  'quitino',
  'resetsix',
  'ricknld',
  's-frantz',
  'tiny656',
  'trackeR',
  'x3cl',
  'xiangli00',
]);

/** Whose recording a file is; null where nobody can say that any other is of the same person. */
function runnerOf(file: string): string | null {
  const [name = ''] = file.split('__');
  return RUNNERS.has(name) ? name : null;
}

/** One recording file with the sessions that it holds. */
export interface RecordedFile {
  file: string;
  sessions: readonly DecodedActivity[];
}

/**
 * The sessions of the files, each with what its runner had done before. Two recordings of one session
 * are both read, and one of them counts in the history.
 */
export function inSequence(files: readonly RecordedFile[]): RecordingToDisturb[] {
  const byRunner = Map.groupBy(files, ({ file }) => runnerOf(file) ?? file);
  return [...byRunner.values()].flatMap((ofRunner) => {
    const sessions = ofRunner
      .flatMap(({ file, sessions: decoded }) =>
        decoded.map((session, index) => ({ file, index, session, siblings: decoded })),
      )
      .sort((a, b) => a.session.startedAt.getTime() - b.session.startedAt.getTime());
    const past: RecentActivity[] = [];
    return sessions.map(({ file, index, session, siblings }): RecordingToDisturb => {
      const id = `${file} #${index}`;
      const history = past.filter(
        ({ startedAt }) =>
          session.startedAt.getTime() - startedAt.getTime() > SAME_START_MILLISECONDS,
      );
      const analysis = analyseActivity({
        decoded: session,
        athlete: UNKNOWN_PHYSIOLOGY,
        history,
        now: NOW,
      });
      const isKnown = history.length < past.length;
      if (!isKnown && !session.isTransition) {
        past.push(recentActivityOf({ ...session, id }, analysis));
      }
      return { id, decoded: session, history, sessionsOfFile: siblings };
    });
  });
}
