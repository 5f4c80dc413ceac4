import type { InvoiceRow, ReceiptWish } from '@tasuki/domain/billing/invoices/invoice-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { knownCustomer } from '../customer-of.ts';
import { storedPurchase } from '../purchases/stored-purchase.ts';

/**
 * A person's newest invoices, the newest first.
 *
 * @throws TasukiFailure 'billing/unavailable', 'billing/not-offered'
 */
export async function listInvoices(
  uid: string,
  dependencies: BillingDependencies,
): Promise<InvoiceRow[]> {
  const stripe = sellingStripe(dependencies);
  const customerId = await knownCustomer(uid, dependencies);
  return customerId === null ? [] : stripe.invoicesOf(customerId);
}

/**
 * Finds Stripe's address of an invoice's PDF, or of a purchase's receipt. The address needs no
 * sign-in, so it is asked for at the click and kept nowhere.
 *
 * @throws TasukiFailure 'billing/not-found' also for what is somebody else's, or is not paid yet;
 *   'billing/unavailable', 'billing/not-offered'
 */
export async function openReceipt(
  { kind, id }: ReceiptWish,
  uid: string,
  dependencies: BillingDependencies,
): Promise<string> {
  const stripe = sellingStripe(dependencies);
  const url =
    kind === 'invoice'
      ? await invoiceUrl(id, uid, dependencies)
      : await stripe.receiptUrl(await paymentOf(id, uid, dependencies));
  if (url === null) throw new TasukiFailure('billing/not-found');
  return url;
}

async function invoiceUrl(
  id: string,
  uid: string,
  dependencies: BillingDependencies,
): Promise<string | null> {
  const customerId = await knownCustomer(uid, dependencies);
  if (customerId === null) return null;
  const pdf = await sellingStripe(dependencies).invoicePdf(id);
  return pdf.customerId === customerId ? pdf.url : null;
}

async function paymentOf(
  purchaseId: string,
  uid: string,
  { firestore }: BillingDependencies,
): Promise<string> {
  const snapshot = await firestore.doc(firestorePaths.purchase(uid, purchaseId)).get();
  const paymentId = storedPurchase(snapshot)?.paymentIntentId ?? null;
  if (paymentId === null) throw new TasukiFailure('billing/not-found');
  return paymentId;
}
