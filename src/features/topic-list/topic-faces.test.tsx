import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import type { StoredPhoto } from '../../data/accounts/profile-photos.ts';
import { TopicFaces } from './topic-faces.tsx';

/** As far as a reader looks. */
function png(pixels: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, pixels);
  view.setUint32(20, pixels);
  return bytes;
}

const PHOTO_OF: Record<string, StoredPhoto> = {
  kenji: { bytes: png(288), contentType: 'image/png' },
  // A picture of 48 kB took two gigabytes to draw.
  huge: { bytes: png(20_000), contentType: 'image/png' },
};

vi.mock('../../data/accounts/profile-photos.ts', () => ({
  readProfilePhoto: async (uid: string) => Promise.resolve(PHOTO_OF[uid] ?? null),
}));

const person = (uid: string, name: string): TopicPerson => ({
  uid,
  name,
  role: 'runner',
  since: new Date(0),
});

function show(entry: Pick<InboxEntry, 'kind' | 'people'>) {
  const whole = { ...entry, activityId: null } as InboxEntry;
  return render(<TopicFaces uid="me" entry={whole} />);
}

test('shows the photo of the other person, and not one’s own face', async () => {
  const { container } = show({
    kind: 'coach',
    people: [person('me', 'Hanako'), person('kenji', 'Kenji')],
  });
  await vi.waitFor(() => {
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  });
  expect(screen.queryByText('H')).not.toBeInTheDocument();
});

test('shows a letter in place of a picture that is too large to draw', async () => {
  const { container } = show({ kind: 'coach', people: [person('huge', 'Mallory')] });
  expect(await screen.findByText('M')).toBeInTheDocument();
  await Promise.resolve();
  expect(container.querySelector('img')).toBeNull();
});

test('shows the first letters of two people of a group who have no photo', () => {
  show({
    kind: 'group',
    people: [person('me', 'Hanako'), person('a', 'đặng'), person('b', '山田'), person('c', 'Lan')],
  });
  expect(screen.getByText('Đ')).toBeInTheDocument();
  expect(screen.getByText('山')).toBeInTheDocument();
  expect(screen.queryByText('L')).not.toBeInTheDocument();
});

test('shows nobody where the AI answers', () => {
  const { container } = show({ kind: 'ai', people: [person('kenji', 'Kenji')] });
  expect(container).toHaveTextContent('');
  expect(container.querySelector('img')).toBeNull();
});
