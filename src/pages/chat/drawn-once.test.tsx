import { expect, it, vi } from 'vitest';
import { OPENING, openThread, question, reply, show, thread } from './topic-chat-fixture.tsx';

const drawn = vi.hoisted(() => ({ composer: vi.fn(), words: vi.fn<(id: string) => void>() }));

vi.mock(import('../../features/chat/composer/composer-panel.tsx'), async (original) => {
  const { ComposerPanel } = await original();
  return {
    ComposerPanel: (props) => {
      drawn.composer();
      return <ComposerPanel {...props} />;
    },
  };
});
vi.mock(import('../../features/chat/coach-reply.tsx'), async (original) => {
  const { CoachReplyView } = await original();
  return {
    CoachReplyView: (props) => {
      drawn.words(props.reply.id);
      return <CoachReplyView {...props} />;
    },
  };
});

it('draws neither the composer nor earlier answers again where another answer comes', async () => {
  const first = [OPENING, question('q1'), reply('q1')] as const;
  await openThread(...first);
  drawn.composer.mockClear();
  drawn.words.mockClear();
  show(...first, question('q2'), reply('q2'));
  expect(thread()).toBeVisible();
  const [{ id: openingId }, , { id: replyId }] = first;
  const again = drawn.words.mock.calls.map(([id]) => id);
  expect(again.length).toBeGreaterThan(0);
  expect(again).not.toContain(openingId);
  expect(again).not.toContain(replyId);
  expect(drawn.composer).not.toHaveBeenCalled();
});
