import type { CoachDraft, WaitingDraft } from '@tasuki/domain/chat/drafts/coach-draft';
import { afterPaint } from '../../platform/after-paint.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchDraft, watchDraftSettings, watchWaitingDrafts } from './drafts.ts';

/** What waits for a coach's decision in one conversation, live; null = nothing. */
export function useDraft(topicId: string, coachId: string) {
  return useLiveQuery<CoachDraft | null>({
    key: `draft/${coachId}/${topicId}`,
    watch: async (onDraft, onError) => {
      await afterPaint();
      return watchDraft({ topicId, coachId }, onDraft, onError);
    },
  });
}

/** For which of a coach's runners a draft waits, live. */
export function useWaitingDrafts(coachId: string) {
  return useLiveQuery<WaitingDraft[]>({
    key: `waiting drafts/${coachId}`,
    watch: async (onDrafts, onError) => {
      await afterPaint();
      return watchWaitingDrafts(coachId, onDrafts, onError);
    },
  });
}

/** Whether drafts are written for a coach, live. */
export function useDraftSettings(coachId: string) {
  return useLiveQuery<boolean>({
    key: `draft settings/${coachId}`,
    watch: async (onSettings, onError) => {
      await afterPaint();
      return watchDraftSettings(coachId, onSettings, onError);
    },
  });
}
