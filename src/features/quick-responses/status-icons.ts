import {
  mdiArchiveOutline,
  mdiCheckCircleOutline,
  mdiPauseCircleOutline,
  mdiProgressPencil,
} from '@mdi/js';
import type { QuickResponseStatus } from '@tasuki/domain/quick-responses/quick-response';

/** What stands beside a status's words, so that the eye finds it in a list. */
export const STATUS_ICONS: Readonly<Record<QuickResponseStatus, string>> = {
  published: mdiCheckCircleOutline,
  draft: mdiProgressPencil,
  inactive: mdiPauseCircleOutline,
  archived: mdiArchiveOutline,
};
