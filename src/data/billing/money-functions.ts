import type { MonthlyStatement } from '@tasuki/domain/billing/money/coach-statement';
import type { MoneyPage, MoneyPageWish } from '@tasuki/domain/billing/money/money-calls';

async function functions() {
  return import('../../platform/firebase/callable-functions.ts');
}

/**
 * One page of everybody's money.
 *
 * @throws what failureCodeOf understands
 */
export async function loadMoneyPage(wish: MoneyPageWish): Promise<MoneyPage> {
  const { callFunction } = await functions();
  return callFunction('listMoney', wish);
}

/**
 * What each seller earned in a month.
 *
 * @param month as in `2026-11`
 * @throws what failureCodeOf understands
 */
export async function loadStatement(month: string): Promise<MonthlyStatement> {
  const { callFunction } = await functions();
  return callFunction('monthlyStatement', { month });
}
