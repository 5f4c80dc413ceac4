import { logger } from 'firebase-functions';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Keeps failures on purpose out of the terminal during each test of a file. The logger is silenced
 * and not replaced: files of tests share their modules, and the next one may look at its log.
 *
 * @returns what was logged, one text for each line
 */
export function silenceLog(): string[] {
  const lines: string[] = [];
  const note = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
  beforeEach(() => {
    lines.splice(0);
    vi.spyOn(logger, 'info').mockImplementation(note);
    vi.spyOn(logger, 'warn').mockImplementation(note);
    vi.spyOn(logger, 'write').mockImplementation(note);
  });
  afterEach(() => {
    vi.mocked(logger.info).mockRestore();
    vi.mocked(logger.warn).mockRestore();
    vi.mocked(logger.write).mockRestore();
  });
  return lines;
}
