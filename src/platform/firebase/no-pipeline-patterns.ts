/**
 * Stands in the bundle for the package `re2js`, by which Firestore matches patterns of its pipelines in
 * the offline cache: a quarter of the SDK. No query of ours is a pipeline, and none has a pattern.
 */
export const RE2JS = {
  compile(pattern: string): never {
    throw new Error(`Patterns of pipelines are not in the bundle: ${pattern}`);
  },
};
