import { EXAMPLES_A_STEP, type InSteps, type TopicExample } from './topic-example.ts';

/** The features of some examples, numbered, and the examples by these numbers. */
export interface Vocabulary {
  /** A feature's number, from 0. */
  numberOf: ReadonlyMap<string, number>;
  /** How many examples have a feature, by its number. */
  exampleCounts: readonly number[];
  examples: readonly NumberedExample[];
}

export interface NumberedExample {
  features: Uint32Array;
  /** The place among the topics. */
  topic: number;
}

/** Looks each feature up once, for all ways to learn from it. */
export function* readVocabulary(examples: readonly TopicExample[]): InSteps<Vocabulary> {
  const numberOf = new Map<string, number>();
  const exampleCounts: number[] = [];
  const numbered: NumberedExample[] = [];
  for (const { features, topic } of examples) {
    if (numbered.length % EXAMPLES_A_STEP === 0) yield;
    const numbers = new Uint32Array(features.size);
    let place = 0;
    for (const feature of features) {
      let number = numberOf.get(feature);
      if (number === undefined) {
        number = exampleCounts.length;
        numberOf.set(feature, number);
        exampleCounts.push(0);
      }
      exampleCounts[number] = (exampleCounts[number] ?? 0) + 1;
      numbers[place] = number;
      place += 1;
    }
    numbered.push({ features: numbers, topic });
  }
  return { numberOf, exampleCounts, examples: numbered };
}
