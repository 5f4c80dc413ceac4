import { expect, it } from 'vitest';
import { UPLOAD_LIMITS } from './upload.ts';
import {
  isUploadAffordable,
  RESERVED_PROCESSOR_MILLISECONDS,
  shardOfUploadLimits,
  UPLOAD_USAGE_LIMITS,
  UPLOAD_USAGE_SHARDS,
  type UploadUsage,
} from './upload-usage.ts';

const shards = Array.from({ length: UPLOAD_USAGE_SHARDS }, (_, shard) => shard);

it('divides the limits among the documents, and nothing is lost', () => {
  for (const limits of [UPLOAD_USAGE_LIMITS, { attempts: 5, bytes: 7, processorMilliseconds: 2 }]) {
    const parts = shards.map((shard) => shardOfUploadLimits(limits, shard));
    for (const field of Object.keys(limits) as (keyof UploadUsage)[]) {
      expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(limits[field]);
    }
  }
});

it('lets the largest file into every document', () => {
  for (const shard of shards) {
    const part = shardOfUploadLimits(UPLOAD_USAGE_LIMITS, shard);
    expect(part.bytes).toBeGreaterThan(UPLOAD_LIMITS.fileMaxBytes);
    expect(part.processorMilliseconds).toBeGreaterThan(RESERVED_PROCESSOR_MILLISECONDS);
  }
});

it('asks of each limit whether more may be spent, and not of one that is not touched', () => {
  const limits = { attempts: 2, bytes: 100, processorMilliseconds: 50 };
  const spent = { attempts: 1, bytes: 90, processorMilliseconds: 49 };
  expect(isUploadAffordable(spent, { attempts: 1, bytes: 10 }, limits)).toBe(true);
  expect(isUploadAffordable(spent, { attempts: 1, bytes: 11 }, limits)).toBe(false);
  expect(isUploadAffordable(spent, { attempts: 2 }, limits)).toBe(false);
  expect(isUploadAffordable(spent, { processorMilliseconds: 2 }, limits)).toBe(false);
  expect(isUploadAffordable({}, { attempts: 2, bytes: 100 }, limits)).toBe(true);
});

it('lets no file be sent for which no time to read it is left', () => {
  const limits = { attempts: 2, bytes: 100, processorMilliseconds: 50 };
  expect(isUploadAffordable({ processorMilliseconds: 50 }, { attempts: 1, bytes: 1 }, limits)).toBe(
    false,
  );
});
