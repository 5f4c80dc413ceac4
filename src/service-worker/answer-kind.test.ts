import { describe, expect, it } from 'vitest';
import { answerKindOf, type AnswerKind, type AskedFor } from './answer-kind.ts';

function kindOf(path: string, changes: Partial<AskedFor> = {}): AnswerKind {
  return answerKindOf({ method: 'GET', isNavigation: true, isOwnOrigin: true, path, ...changes });
}

describe('how a request is answered', () => {
  it('is by the shell for a page of the app', () => {
    for (const path of ['/', '/activities', '/activities/a1', '/topics/t1/chat', '/no-such-page']) {
      expect(kindOf(path), path).toBe('shell');
    }
  });

  it('is by the server for pages that are drawn in a language or have a policy of their own', () => {
    for (const path of ['/signin', '/signup', '/product', '/product/ja', '/for-coaches/zh-tw']) {
      expect(kindOf(path), path).toBe('document');
    }
    expect(kindOf('/purchases/p1/payment')).toBe('document');
    expect(kindOf('/onboarding/payment')).toBe('document');
  });

  it('is by kept files for what has its digest in its name', () => {
    expect(kindOf('/assets/start-B2x.js', { isNavigation: false })).toBe('file');
  });

  it('is by keeping them for files that another app shares', () => {
    expect(kindOf('/share-files', { method: 'POST' })).toBe('sharedFiles');
    expect(kindOf('/share-files', { method: 'POST', isNavigation: false })).toBe('none');
  });

  it('is left to the browser for everything else', () => {
    expect(kindOf('/google.firestore.v1.Firestore/Listen', { isOwnOrigin: false })).toBe('none');
    expect(kindOf('/assets/start-B2x.js', { isOwnOrigin: false })).toBe('none');
    expect(kindOf('/', { method: 'HEAD', isNavigation: false })).toBe('none');
    expect(kindOf('/contact', { method: 'POST' })).toBe('none');
    expect(kindOf('/__/auth/handler')).toBe('none');
    expect(kindOf('/open-source-notices.txt')).toBe('none');
    expect(kindOf('/release.txt', { isNavigation: false })).toBe('none');
    expect(kindOf('/service-worker.js', { isNavigation: false })).toBe('none');
  });
});
