import { addIntegration, replayIntegration } from '@sentry/react';

/**
 * Starts recording what leads to an error. All words and pictures are unreadable in it; forms, chat,
 * health data and maps are not part of it.
 */
export function startErrorReplays(): void {
  addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      block: ['.fs-exclude'],
      // A compressing worker would be text turned into script, which the page's policy refuses.
      useCompression: false,
      networkDetailAllowUrls: [],
      // Addresses and their ids stand in these; the recording has the page itself.
      beforeAddRecordingEvent: () => null,
    }),
  );
}
