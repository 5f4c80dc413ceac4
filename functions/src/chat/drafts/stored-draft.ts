import {
  COACH_DRAFT_SHAPE,
  DRAFT_SETTINGS_SHAPE,
  type CoachDraft,
  type DraftSettings,
} from '@tasuki/domain/chat/drafts/coach-draft';
import { plainReader } from '../../platform/firestore/read-stored.ts';

export const storedDraft = plainReader<CoachDraft>(COACH_DRAFT_SHAPE);

export const storedDraftSettings = plainReader<DraftSettings>(DRAFT_SETTINGS_SHAPE);
