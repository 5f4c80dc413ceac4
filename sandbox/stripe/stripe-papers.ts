import type { ServerResponse } from 'node:http';
import { sendHtml } from '../http-messages.ts';
import type { StripeStore } from './stripe-store.ts';

/**
 * Answers with the PDF of an invoice, or the page of a receipt, as Stripe hosts them: whoever has the
 * address reads them.
 *
 * @returns whether the path was one of these
 */
export function sendPaper(path: string, response: ServerResponse, store: StripeStore): boolean {
  const [, invoiceId] = /^\/stripe\/invoices\/(\w+)\/pdf$/.exec(path) ?? [];
  const [, chargeId] = /^\/stripe\/receipts\/(\w+)$/.exec(path) ?? [];
  if (invoiceId === undefined && chargeId === undefined) return false;
  const invoice = invoiceId === undefined ? null : store.find('invoice', invoiceId);
  const charge = chargeId === undefined ? null : store.find('charge', chargeId);
  if (invoice) {
    const body = pdfOf([
      `Invoice ${invoice.number ?? invoice.id}`,
      `${invoice.total} JPY, ${invoice.status}`,
    ]);
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Invoice-${invoice.number ?? invoice.id}.pdf"`,
      'cache-control': 'no-store',
    });
    response.end(body);
  } else if (charge) {
    const back = charge.amount_refunded;
    sendHtml(response, 200, `<h1>Receipt</h1><p>${charge.amount} JPY, ${back} JPY given back</p>`);
  } else {
    sendHtml(response, 404, '<h1>Not found</h1>');
  }
  return true;
}

/** A PDF of one page; lines of ASCII without brackets. */
function pdfOf(lines: readonly string[]): string {
  const text = `BT /F1 18 Tf 72 760 Td 24 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
