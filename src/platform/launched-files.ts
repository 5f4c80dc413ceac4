/** The interface by which browsers pass files that are opened with an installed app. */
interface LaunchQueue {
  setConsumer: (
    onLaunch: (launch: { files?: readonly { getFile: () => Promise<File> }[] }) => void,
  ) => void;
}

/** Receives the files with which the app was opened, where the browser knows how. */
export function onLaunchedFiles(onFiles: (files: readonly File[]) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    void Promise.all(files.map(async (file) => file.getFile())).then(onFiles);
  });
}
