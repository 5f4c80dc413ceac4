import { expect, it } from 'vitest';
import { quickResponseDocumentSchema } from '@tasuki/domain/quick-responses/quick-response-document';
import { QUICK_RESPONSE_STATUSES } from '@tasuki/domain/quick-responses/quick-response';
import { DEMO_QUICK_RESPONSES } from './demo-quick-responses.ts';

it('could have been written by the demo coach', () => {
  for (const [id, response] of Object.entries(DEMO_QUICK_RESPONSES)) {
    expect(quickResponseDocumentSchema.isValidSync(response), id).toBe(true);
  }
});

it('shows one that is offered, one that is not, and one that is put away', () => {
  const statuses = new Set(Object.values(DEMO_QUICK_RESPONSES).map(({ status }) => status));
  expect(QUICK_RESPONSE_STATUSES.filter((status) => !statuses.has(status))).toEqual(['inactive']);
});
