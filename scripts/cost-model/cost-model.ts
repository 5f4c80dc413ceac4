import { ACTIVITY_LIMITS } from '@tasuki/domain/activities/activity-row';
import { MESSAGE_LIMITS } from '@tasuki/domain/chat/message';
import { costOf } from '@tasuki/domain/chat/usage-limits';
import { MEASURED } from './measured-operations.ts';

/** What one active runner does in a month. Assumed, until real months can be counted. */
const MONTH = {
  uploads: 16,
  replies: 20,
  /** Of these replies, those that a model writes. */
  modelReplies: 8,
  listOpenings: 30,
  activityOpenings: 24,
  topicOpenings: 12,
} as const;

/** What one act takes beside the measured operations. Assumed; each is a round number on the high side. */
const ASSUMED = {
  /** Trends, roster and onboarding follow an activity. */
  followUpReads: 30,
  followUpWrites: 8,
  /** Account, state, links and profile when the app is opened. */
  sessionReads: 6,
  /** With one processor and 1 GiB. */
  uploadSeconds: 3,
  /** Of a reply that shares its instance with others. */
  replySeconds: 2,
  /** Small calls and triggers of a month. */
  otherSeconds: 20,
  /** A reply of a model, with what its tools ask for. */
  inputTokens: 6000,
  outputTokens: 400,
  /** Documents, scripts and photos that leave Google in a month. */
  egressBytes: 25_000_000,
  /** Recording, file and documents of one upload. */
  storedBytesOfUpload: 700_000,
  monthsStored: 12,
} as const;

/** The pages' reads, as benches hold them. */
const PAGE_READS = {
  list: ACTIVITY_LIMITS.pageSize,
  /** `tests/bench/page-reads.bench.ts`. */
  activity: 3,
  /** `tests/bench/topic-reads.bench.ts`. */
  topic: 1 + MESSAGE_LIMITS.pageSize,
} as const;

/** The sweep looks at five queues and for older jobs each minute, whoever is there. */
const FIXED_READS = 6 * 60 * 24 * 30;

/** US dollars; to be compared with Google's list for the region before money depends on it. */
const PRICES = {
  read: 0.38e-6,
  write: 1.15e-6,
  functionSecond: 26.5e-6,
  egressByte: 0.12e-9,
  storedByte: 0.026e-9,
} as const;

export const RUNNER_COUNTS = [1000, 100_000, 10_000_000] as const;

export const COST_ITEMS = [
  'model tokens',
  'reads',
  'writes',
  'function seconds',
  'egress',
  'storage',
] as const;
export type CostItem = (typeof COST_ITEMS)[number];

/** Amounts and dollars of a month, by item. */
export type MonthlyCosts = Readonly<Record<CostItem, { amount: number; dollars: number }>>;

/** What a month costs with so many active runners. */
export function monthlyCosts(runners: number): MonthlyCosts {
  const reads =
    FIXED_READS +
    runners *
      (MONTH.uploads * (MEASURED.upload.reads + ASSUMED.followUpReads) +
        MONTH.replies * MEASURED.reply.reads +
        MONTH.listOpenings * (PAGE_READS.list + ASSUMED.sessionReads) +
        MONTH.activityOpenings * PAGE_READS.activity +
        MONTH.topicOpenings * PAGE_READS.topic);
  const writes =
    runners *
    (MONTH.uploads * (MEASURED.upload.writes + ASSUMED.followUpWrites) +
      MONTH.replies * (MEASURED.reply.writes + 1));
  const seconds =
    runners *
    (MONTH.uploads * ASSUMED.uploadSeconds +
      MONTH.replies * ASSUMED.replySeconds +
      ASSUMED.otherSeconds);
  const egress = runners * ASSUMED.egressBytes;
  const stored = runners * MONTH.uploads * ASSUMED.monthsStored * ASSUMED.storedBytesOfUpload;
  const { inputTokens, outputTokens } = ASSUMED;
  const modelReplies = runners * MONTH.modelReplies;
  const modelDollars = (modelReplies * costOf('low', { inputTokens, outputTokens })) / 1e6;
  const item = (amount: number, price: number) => ({ amount, dollars: amount * price });
  return {
    'model tokens': {
      amount: modelReplies * (inputTokens + outputTokens),
      dollars: modelDollars,
    },
    reads: item(reads, PRICES.read),
    writes: item(writes, PRICES.write),
    'function seconds': item(seconds, PRICES.functionSecond),
    egress: item(egress, PRICES.egressByte),
    storage: item(stored, PRICES.storedByte),
  };
}

/** The items by what they cost, the dearest first. */
export function dearestItems(runners: number): readonly CostItem[] {
  const costs = monthlyCosts(runners);
  return COST_ITEMS.toSorted((a, b) => costs[b].dollars - costs[a].dollars);
}

/** The table of docs/cost-model.md. */
export function costTable(): string {
  const months = RUNNER_COUNTS.map(monthlyCosts);
  const total = (costs: MonthlyCosts) =>
    COST_ITEMS.reduce((sum, name) => sum + costs[name].dollars, 0);
  const rows = [
    ['a month with', ...RUNNER_COUNTS.map((count) => `${count.toLocaleString('en-US')} runners`)],
    ...COST_ITEMS.map((name) => [
      name,
      ...months.map((costs) => `${rounded(costs[name].amount)}: ${dollars(costs[name].dollars)}`),
    ]),
    ['together', ...months.map((costs) => dollars(total(costs)))],
    [
      'a runner',
      ...months.map((costs, at) => `$${(total(costs) / (RUNNER_COUNTS[at] ?? 1)).toFixed(3)}`),
    ],
  ];
  return rows.map((cells) => cells.join(' | ')).join('\n');
}

function rounded(amount: number): string {
  return new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(
    amount,
  );
}

function dollars(sum: number): string {
  return `$${Math.round(sum).toLocaleString('en')}`;
}
