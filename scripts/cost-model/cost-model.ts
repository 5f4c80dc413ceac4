import { ACTIVITY_LIMITS } from '@tasuki/domain/activities/activity-row';
import { MESSAGE_LIMITS } from '@tasuki/domain/chat/message';
import { costOf } from '@tasuki/domain/chat/usage-limits';
import { MEASURED } from './measured-operations.ts';

/**
 * The acts of one active runner in a month, and our own. Assumed, until real months can be counted.
 */
const HABITS = {
  uploads: 16,
  /** Replies of the coach, by the embedded one or a model. */
  replies: 20,
  /** How many of these replies a model writes. */
  modelReplies: 8,
  /** In how many of these it uses a tool. */
  toolReplies: 4,
  /** How long a model speaks and thinks. */
  outputTokens: 400,
  personMessages: 8,
  notifications: 20,
  mails: 2,
  listOpenings: 30,
  activityOpenings: 24,
  topicOpenings: 12,
  /** A message as people and coaches write them, with its fields. */
  messageBytes: 700,
  /** After each a browser fetches the scripts anew. */
  releases: 4,
  monthsStored: 12,
} as const;

/** The pages' reads, as benches hold them. */
const PAGE_READS = {
  list: ACTIVITY_LIMITS.pageSize,
  /** `tests/bench/page-reads.bench.ts`. */
  activity: 3,
  /** `tests/bench/topic-reads.bench.ts`. */
  topic: 1 + MESSAGE_LIMITS.pageSize,
  /** Account, state, links, profile, plan and list of conversations, when the app is opened. */
  session: 6,
  /** Message, conversation and list come anew to each of two people who have them open. */
  delivery: 6,
} as const;

/** The sweep looks at five queues and for older jobs each minute, whoever is there. */
const FIXED_READS = 6 * 60 * 24 * 30;

/** Google adds instances above this share of their processors. */
const BUSY_SHARE = 0.6;

/** US dollars; to be compared with Google's list for the region before money depends on it. */
const PRICES = {
  read: 0.38e-6,
  write: 1.15e-6,
  processorSecond: 24e-6,
  gibibyteSecond: 2.5e-6,
  egressByte: 0.12e-9,
  storedFileByte: 0.026e-9,
  storedDocumentByte: 0.18e-9,
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

interface Cost {
  amount: number;
  dollars: number;
}

/** Amounts and dollars of a month, by item. */
export type MonthlyCosts = Readonly<Record<CostItem, Cost>>;

/** One runner's acts in a month, with the cost of each in the functions. */
const ACTS = [
  { times: HABITS.uploads, takes: MEASURED.upload },
  { times: HABITS.uploads, takes: MEASURED.followUp },
  { times: HABITS.replies - HABITS.modelReplies, takes: MEASURED.reply },
  { times: HABITS.modelReplies, takes: MEASURED.modelReply },
  { times: HABITS.personMessages, takes: MEASURED.personMessage },
  { times: HABITS.notifications, takes: MEASURED.notification },
  { times: HABITS.mails, takes: MEASURED.mail },
] as const;

function operationsOfRunner(kind: 'reads' | 'writes'): number {
  return ACTS.reduce((sum, { times, takes }) => sum + times * takes[kind], 0);
}

function readsOfPages(): number {
  return (
    HABITS.listOpenings * (PAGE_READS.list + PAGE_READS.session) +
    HABITS.activityOpenings * PAGE_READS.activity +
    HABITS.topicOpenings * PAGE_READS.topic +
    HABITS.personMessages * PAGE_READS.delivery
  );
}

function modelTokens(): Cost {
  const { modelReplies, toolReplies, outputTokens } = HABITS;
  const { inputTokens, toolStepInputTokens } = MEASURED.modelReply;
  const sent = modelReplies * inputTokens + toolReplies * toolStepInputTokens;
  const said = modelReplies * outputTokens;
  const dollars = costOf('low', { inputTokens: sent, outputTokens: said }) / 1e6;
  return { amount: sent + said, dollars };
}

/** Seconds of instances that are as busy as Google lets them be. */
function functionSeconds(): Cost {
  const { upload, followUp, reply, personMessage } = MEASURED.processorMilliseconds;
  const milliseconds =
    HABITS.uploads * (upload + followUp) +
    // A notification and a mail are each no more work than a model's reply, to judge by what they read and write.
    (HABITS.replies + HABITS.notifications + HABITS.mails) * reply +
    HABITS.personMessages * personMessage;
  const seconds = milliseconds / 1000 / BUSY_SHARE;
  const price = PRICES.processorSecond + MEASURED.gibibytes * PRICES.gibibyteSecond;
  return { amount: seconds, dollars: seconds * price };
}

/** Bytes that leave Google for one browser; only scripts count as cached by it. */
function egressBytes(): number {
  const { row, analysis, recording, track } = MEASURED.storedBytes;
  return (
    HABITS.listOpenings * PAGE_READS.list * row +
    HABITS.activityOpenings * (row + analysis + recording + track) +
    HABITS.topicOpenings * PAGE_READS.topic * HABITS.messageBytes +
    HABITS.releases * MEASURED.visitBytes
  );
}

function storage(): Cost {
  const { file, ...documents } = MEASURED.storedBytes;
  const documentBytes = Object.values(documents).reduce<number>((sum, bytes) => sum + bytes, 0);
  const runs = HABITS.uploads * HABITS.monthsStored;
  return {
    amount: runs * (file + documentBytes),
    dollars: runs * (file * PRICES.storedFileByte + documentBytes * PRICES.storedDocumentByte),
  };
}

/** The costs of a month with this number of active runners. */
export function monthlyCosts(runners: number): MonthlyCosts {
  const priced = (amount: number, price: number): Cost => ({ amount, dollars: amount * price });
  const ofAll = ({ amount, dollars }: Cost): Cost => ({
    amount: amount * runners,
    dollars: dollars * runners,
  });
  const reads = FIXED_READS + runners * (operationsOfRunner('reads') + readsOfPages());
  return {
    'model tokens': ofAll(modelTokens()),
    reads: priced(reads, PRICES.read),
    writes: ofAll(priced(operationsOfRunner('writes'), PRICES.write)),
    'function seconds': ofAll(functionSeconds()),
    egress: ofAll(priced(egressBytes(), PRICES.egressByte)),
    storage: ofAll(storage()),
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
