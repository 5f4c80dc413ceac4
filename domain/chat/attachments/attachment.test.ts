import { describe, expect, it } from 'vitest';
import { ATTACHMENT_LIMITS, attachmentName } from './attachment.ts';

describe('the name of a file', () => {
  it.each([
    ['plan.pdf.exe', 'plan.pdf.pdf'],
    ['計画.html', '計画.pdf'],
    ['. .foo.jpg', 'foo.pdf'],
    ['. . .', 'file.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['..', 'file.pdf'],
    [' ', 'file.pdf'],
  ])('%j becomes one that a download can have', (given, name) => {
    expect(attachmentName(given, 'application/pdf')).toBe(name);
    expect(attachmentName(name, 'application/pdf')).toBe(name);
  });

  it.each(['👟'.repeat(100), `a${'👟'.repeat(100)}`, 'x'.repeat(500), `${'x'.repeat(115)} y`])(
    'is cut where it is too long, between characters: %s',
    (given) => {
      const name = attachmentName(given, 'application/pdf');
      expect(name.length).toBeLessThanOrEqual(ATTACHMENT_LIMITS.nameMaxLength);
      expect(name.isWellFormed()).toBe(true);
      expect(name).toMatch(/\S\.pdf$/);
    },
  );
});
