/** Texts of earlier versions: version, then the path of the text. */
export interface KeptTexts {
  [key: string]: string | KeptTexts;
}

/**
 * A text as a version had it. Each version keeps what the next one changed, so the first that has the text, from
 * `version` on, has it as it was.
 *
 * @param earlierVersions all that were replaced, oldest first
 * @param path of the text in its namespace, e.g. ['privacy', 'intro']
 * @returns null = it never changed since
 */
export function textOfVersion(
  kept: KeptTexts,
  { version, earlierVersions }: { version: string; earlierVersions: readonly string[] },
  path: readonly string[],
): string | null {
  for (const other of earlierVersions.filter((candidate) => candidate >= version)) {
    const text = [other, ...path].reduce<string | KeptTexts | undefined>(
      (outer, key) => (typeof outer === 'object' ? outer[key] : undefined),
      kept,
    );
    if (typeof text === 'string') return text;
  }
  return null;
}
