import {
  mdiArchiveOutline,
  mdiCheckCircleOutline,
  mdiPauseCircleOutline,
  mdiProgressPencil,
} from '@mdi/js';
import type { QuickResponseStatus } from '@tasuki/domain/quick-responses/quick-response';

/** The icon beside a status's words, so that it is found quickly in a list. */
export const STATUS_ICONS: Readonly<Record<QuickResponseStatus, string>> = {
  published: mdiCheckCircleOutline,
  draft: mdiProgressPencil,
  inactive: mdiPauseCircleOutline,
  archived: mdiArchiveOutline,
};
