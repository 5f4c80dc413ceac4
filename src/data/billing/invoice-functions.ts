import type { InvoiceRow, ReceiptWish } from '@tasuki/domain/billing/invoices/invoice-row';

async function functions() {
  return import('../../platform/firebase/callable-functions.ts');
}

/**
 * The person's newest invoices, the newest first.
 *
 * @throws what failureCodeOf understands
 */
export async function listInvoices(): Promise<InvoiceRow[]> {
  const { callFunction } = await functions();
  return (await callFunction('listInvoices', {})).invoices;
}

/**
 * The address of a PDF or a receipt.
 *
 * @throws what failureCodeOf understands
 */
export async function openReceipt(wish: ReceiptWish): Promise<string> {
  const { callFunction } = await functions();
  return (await callFunction('openReceipt', wish)).url;
}
