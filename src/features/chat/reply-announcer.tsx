import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { renderWords } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { MeasureLocale } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ShownReply } from './shown-reply.ts';
import type { ThreadEntry } from './thread-entries.ts';

/** Signs of Markdown that mean nothing to the ear. */
const MARKS = /[*_`>#]+/g;

/** Enough for a slow voice to be behind by a few sentences. */
const LINES_KEPT = 5;

function spoken(text: string, { facts, language }: ShownReply, locale: MeasureLocale): string {
  const factById = new Map(facts.map((fact) => [fact.id, fact]));
  return renderWords(text, factById, { ...locale, language: language ?? locale.language })
    .map((part) => part.text)
    .join('')
    .replace(MARKS, '')
    .trim();
}

/**
 * Announces to a screen reader what the coach says, sentence by sentence as they come, and nothing
 * of what was there before.
 */
export function ReplyAnnouncer({ entries }: { entries: readonly ThreadEntry[] }) {
  const { t } = useTranslation('chat');
  const locale = useMeasureLocale();
  const region = useRef<HTMLSpanElement>(null);
  /** How much of each reply was announced, by the reply's id. */
  const announced = useRef<Map<string, number> | null>(null);

  useEffect(() => {
    const isFirst = announced.current === null;
    const known = (announced.current ??= new Map<string, number>());
    for (const entry of entries) {
      if (entry.kind === 'waiting') known.set(entry.key, 0);
      if (entry.kind !== 'reply') continue;
      const { reply } = entry;
      const before = known.get(reply.id);
      known.set(reply.id, reply.text.length);
      // Replies that come by reading further back are old.
      if (isFirst || before === undefined || reply.text.length <= before) continue;
      const words = reply.document?.isFlagged
        ? t('chat:flagged.notice')
        : spoken(reply.text.slice(before), reply, locale);
      if (region.current && words !== '') announce(region.current, words);
    }
  }, [entries, locale, t]);

  return (
    <VisuallyHidden>
      <span ref={region} aria-live="polite" />
    </VisuallyHidden>
  );
}

/** Added beside what was announced before, so that only the new words are read. */
function announce(region: HTMLElement, words: string): void {
  const line = globalThis.document.createElement('span');
  line.textContent = `${words} `;
  region.append(line);
  while (region.childElementCount > LINES_KEPT) region.firstElementChild?.remove();
}
