/** How deep a dropped folder is looked into. */
const DEPTH_MAXIMUM = 4;

function filesOfFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  return new Promise((resolve, reject) => {
    // A reader hands out at most a hundred at a time and ends with none.
    const next = () => {
      reader.readEntries((some) => {
        if (some.length === 0) resolve(entries);
        else {
          entries.push(...some);
          next();
        }
      }, reject);
    };
    next();
  });
}

async function filesOfEntry(entry: FileSystemEntry, depth: number): Promise<File[]> {
  if (entry.isFile) {
    return [
      await new Promise<File>((resolve, reject) => {
        (entry as FileSystemFileEntry).file(resolve, reject);
      }),
    ];
  }
  if (depth >= DEPTH_MAXIMUM) return [];
  const inside = await filesOfFolder(entry as FileSystemDirectoryEntry);
  const visible = inside.filter(({ name }) => !name.startsWith('.'));
  return (await Promise.all(visible.map((one) => filesOfEntry(one, depth + 1)))).flat();
}

/** The files that were dropped, folders opened. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // Must be asked for before the first pause: the transfer is emptied after the event.
  const entries = [...transfer.items].map((item) =>
    item.kind === 'file' ? item.webkitGetAsEntry() : null,
  );
  const files = [...transfer.files];
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  const known = entries.filter((entry) => entry !== null);
  return (await Promise.all(known.map((entry) => filesOfEntry(entry, 0)))).flat();
}
