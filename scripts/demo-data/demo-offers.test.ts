import { expect, it } from 'vitest';
import { callableSchemas } from '@tasuki/domain/callables';
import { demoPaidPlan, demoProduct } from './demo-offers.ts';

it.each(['ja', 'en'] as const)('offers what the functions take, in %s', async (language) => {
  const plan = demoPaidPlan(language);
  const product = demoProduct(language);
  await expect(callableSchemas.saveCoachPlan.validate(plan)).resolves.toEqual(plan);
  await expect(callableSchemas.saveProduct.validate(product)).resolves.toEqual(product);
});
