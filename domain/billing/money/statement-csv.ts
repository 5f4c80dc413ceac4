import type { MonthlyStatement, StatementRow } from './coach-statement.ts';

const COLUMNS = [
  'paymentCount',
  'grossYen',
  'couponYen',
  'refundedYen',
  'disputedYen',
  'feeYen',
  'netYen',
] as const satisfies (keyof StatementRow)[];
export type StatementColumn = 'month' | 'sellerId' | 'sellerName' | (typeof COLUMNS)[number];

/** Makes spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Places where a spreadsheet would run a text as a formula: its beginning, and after anything that
 * some program takes for a cell's end. Programs differ in that by language and settings.
 */
const BEGINS_FORMULA =
  /(^|[,;|\t\r\n"])(?=[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/gu;

/**
 * A statement as a file of comma-separated values, by RFC 4180. Names are text that somebody else wrote, so
 * none can become a formula.
 *
 * @param words of the columns
 * @param nameOf a seller, where the row has no name
 */
export function statementCsv(
  { month, rows }: MonthlyStatement,
  words: Readonly<Record<StatementColumn, string>>,
  nameOf: (row: StatementRow) => string,
): string {
  const head = (['month', 'sellerId', 'sellerName', ...COLUMNS] as const).map(
    (name) => words[name],
  );
  const lines = rows.map((row) => [
    month,
    row.sellerId ?? '',
    nameOf(row),
    ...COLUMNS.map((name) => row[name]),
  ]);
  return `${BYTE_ORDER_MARK}${[head, ...lines]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(BEGINS_FORMULA, (separator) => `${separator}'`);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
