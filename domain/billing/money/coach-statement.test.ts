import { describe, expect, it } from 'vitest';
import {
  statementMonths,
  statementPeriod,
  statementRows,
  type MoneyMovement,
} from './coach-statement.ts';
import { statementCsv, type StatementColumn } from './statement-csv.ts';

const CHARGE: MoneyMovement = {
  kind: 'charge',
  sellerId: 'mai',
  amountYen: 4500,
  feeYen: 162,
  couponYen: 500,
};
const REFUND: MoneyMovement = {
  ...CHARGE,
  kind: 'refund',
  amountYen: -2000,
  feeYen: 0,
  couponYen: 0,
};
const DISPUTE: MoneyMovement = { ...REFUND, kind: 'dispute', amountYen: -4500, feeYen: 1500 };
const NAMES = new Map([['mai', 'Mai']]);

const WORDS = {
  month: 'Month',
  sellerId: 'Id',
  sellerName: 'Seller',
  paymentCount: 'Payments',
  grossYen: 'Gross',
  couponYen: 'Coupons',
  refundedYen: 'Refunds',
  disputedYen: 'Disputes',
  feeYen: 'Fees',
  netYen: 'Net',
} satisfies Record<StatementColumn, string>;

describe('a statement', () => {
  it('begins and ends with a month in Japan, also in February of a leap year and at the turn of a year', () => {
    expect(statementPeriod('2028-02')).toEqual({
      start: new Date('2028-01-31T15:00:00Z'),
      end: new Date('2028-02-29T15:00:00Z'),
    });
    expect(statementPeriod('2026-12').end).toEqual(statementPeriod('2027-01').start);
  });

  it('is offered for the running month in Japan and those before', () => {
    expect(statementMonths(new Date('2027-01-31T15:30:00Z'), 4)).toEqual([
      '2027-02',
      '2027-01',
      '2026-12',
      '2026-11',
    ]);
    expect(statementMonths(new Date('2026-02-01T00:00:00Z'), 12)).toEqual(['2026-02', '2026-01']);
  });

  it('adds up gross, coupons, refunds, disputes and fees of each seller', () => {
    const rows = statementRows([CHARGE, REFUND, DISPUTE, { ...CHARGE, sellerId: null }], NAMES);
    expect(rows).toEqual([
      {
        sellerId: 'mai',
        sellerName: 'Mai',
        paymentCount: 1,
        grossYen: 5000,
        couponYen: 500,
        refundedYen: 2000,
        disputedYen: 4500,
        feeYen: 1662,
        netYen: -3662,
      },
      expect.objectContaining({ sellerId: null, sellerName: '', netYen: 4338 }),
    ]);
    for (const { grossYen, couponYen, refundedYen, disputedYen, feeYen, netYen } of rows) {
      expect(netYen).toBe(grossYen - couponYen - refundedYen - disputedYen - feeYen);
    }
  });

  it('is the same in whichever order Stripe lists the movements, Tasuki first and the unknown last', () => {
    const movements = [
      { ...CHARGE, sellerId: null },
      CHARGE,
      { ...CHARGE, sellerId: 'tasuki' },
      { ...CHARGE, sellerId: 'aoi' },
      REFUND,
    ];
    const rows = statementRows(movements, NAMES);
    expect(rows.map(({ sellerId }) => sellerId)).toEqual(['tasuki', 'aoi', 'mai', null]);
    expect(statementRows(movements.toReversed(), NAMES)).toEqual(rows);
  });

  it('gives a disputed payment back when the bank decides for the seller', () => {
    const [row] = statementRows(
      [CHARGE, DISPUTE, { ...DISPUTE, amountYen: 4500, feeYen: 0 }],
      NAMES,
    );
    expect(row).toMatchObject({ disputedYen: 0, netYen: 2838 });
  });
});

describe('its file', () => {
  const linesOf = (name: string) => {
    const rows = statementRows([CHARGE, REFUND], new Map([['mai', name]]));
    return statementCsv({ month: '2026-11', rows }, WORDS, ({ sellerName }) => sellerName);
  };

  it('has a line of words and one for each seller, in whole yen', () => {
    expect(linesOf('Mai')).toBe(
      '\uFEFFMonth,Id,Seller,Payments,Gross,Coupons,Refunds,Disputes,Fees,Net\r\n' +
        '2026-11,mai,Mai,1,5000,500,2000,0,162,2338\r\n',
    );
  });

  it.each([
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['  =1', "'  =1"],
    ['\u200B=1', "'\u200B=1"],
    ['\t1', `"'\t1"`],
    // Programs that take a semicolon or a tab for the end of a cell as well
    ['Mai;=1+1', `"Mai;'=1+1"`],
    ['Mai;"=1+1"', `"Mai;""'=1+1"""`],
    ['Mai\t@SUM(A1)', `"Mai\t'@SUM(A1)"`],
    ['Mai| +1', `Mai|' +1`],
    ['Mai,=1', `"Mai,'=1"`],
    ['Mai; runs', '"Mai; runs"'],
    ['Mai, "the coach"', '"Mai, ""the coach"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['1-2', '1-2'],
  ])('holds the name %j as text that no spreadsheet runs', (name, written) => {
    expect(linesOf(name)).toContain(`\r\n2026-11,mai,${written},1,`);
  });

  it('is the same file when it is made again', () => {
    expect(linesOf('Mai')).toBe(linesOf('Mai'));
  });
});
