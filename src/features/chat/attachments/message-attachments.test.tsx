import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Attachment } from '@tasuki/domain/chat/attachments/attachment';
import { MessageAttachments } from './message-attachments.tsx';

const linkToAttachments = vi.hoisted(() => vi.fn());
vi.mock('../../../data/chat/attachments.ts', () => ({ linkToAttachments }));

const PICTURE: Attachment = {
  id: 'picture',
  kind: 'image',
  type: 'image/png',
  name: 'start.png',
  sizeBytes: 10,
  widthPixels: 4,
  heightPixels: 3,
  hasPoster: false,
};

it('asks a few times for an image that no address shows, and then leaves its place empty', async () => {
  linkToAttachments.mockImplementation(async (_topicId: string, messageIds: string[]) => {
    const asked = linkToAttachments.mock.calls.length;
    const url = `https://files.example/${asked}`;
    return Promise.resolve(
      messageIds.map((messageId) => ({ messageId, attachmentId: 'picture', url, posterUrl: null })),
    );
  });
  render(<MessageAttachments topicId="topic" messageId="message" attachments={[PICTURE]} />);
  for (const asked of [1, 2, 3]) {
    const image = await waitFor(() => {
      const found = document.querySelector('img');
      expect(found).toHaveAttribute('src', `https://files.example/${asked}`);
      return found;
    });
    if (image) fireEvent.error(image);
  }
  await waitFor(() => {
    expect(document.querySelector('img')).toBeNull();
  });
  expect(linkToAttachments).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('button', { name: /start\.png/ })).toBeInTheDocument();
});
