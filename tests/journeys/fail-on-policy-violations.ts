import { afterEach, expect } from 'vitest';
import { takePolicyViolations } from './policy-violations.ts';

afterEach(() => {
  expect(takePolicyViolations(), "violations of the page's security policy").toEqual([]);
});
