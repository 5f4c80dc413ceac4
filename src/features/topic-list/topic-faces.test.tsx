import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import type { StoredPhoto } from '../../data/accounts/profile-photos.ts';
import { TopicFaces } from './topic-faces.tsx';

const PHOTO_OF: Record<string, StoredPhoto> = {
  kenji: { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/png' },
};

vi.mock('../../data/accounts/profile-photos.ts', () => ({
  watchProfilePhoto: async (uid: string, onPhoto: (photo: StoredPhoto | null) => void) => {
    onPhoto(PHOTO_OF[uid] ?? null);
    return Promise.resolve(() => undefined);
  },
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
    expect(container.querySelector('img')?.src).toBe('data:image/png;base64,AQID');
  });
  expect(screen.queryByText('H')).not.toBeInTheDocument();
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
