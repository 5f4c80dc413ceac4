import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Topic, TopicPerson } from '@tasuki/domain/chat/topic';
import { ComposerPanel, type ComposerTools } from './composer-panel.tsx';
import { newDraft } from './written-draft.ts';

const NOON = new Date(2026, 10, 21, 12);
const PERSON = { uid: 'runner', name: 'Hana', role: 'runner', since: NOON } as const;
const TOPIC: Topic = {
  id: 'with_runner_coach',
  kind: 'coach',
  title: '',
  runnerUid: 'runner',
  participantIds: ['runner', 'coach'],
  people: [PERSON],
  activityId: null,
  activity: null,
  model: null,
  lastText: '',
  lastMessageAt: NOON,
  createdAt: NOON,
};

function Tools({ person, isOpen, onInsert }: ComposerTools) {
  return (
    <>
      <p>{isOpen ? `open for ${person?.name ?? 'a group'}` : 'closed'}</p>
      <button
        onClick={() => {
          onInsert('Well run!');
        }}
      >
        {'insert'}
      </button>
    </>
  );
}

interface PanelProps {
  first?: string;
  topic?: Topic;
  members?: readonly TopicPerson[];
}

function Panel({ first = '', topic = TOPIC, members }: PanelProps) {
  const [draft] = useState(() => newDraft(first));
  return (
    <MemoryRouter>
      <ComposerPanel
        topic={topic}
        person={topic.kind === 'coach' ? PERSON : null}
        members={members ?? null}
        draft={draft}
        isOnline
        onSend={vi.fn()}
        onStop={null}
        renderTools={(tools) => <Tools {...tools} />}
      />
    </MemoryRouter>
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const box = () => screen.getByRole('textbox', { name: 'Message' });

describe('what helps to write to a person', () => {
  it('opens by a slash at the beginning, which is no part of the message', async () => {
    const user = userEvent.setup();
    render(<Panel />);
    expect(screen.getByText('closed')).toBeVisible();
    await user.type(box(), '/');
    expect(screen.getByText('open for Hana')).toBeVisible();
    expect(box()).toHaveValue('');
  });

  it.each(['／', '、'])(
    'opens by %s, which keyboards of Japanese and Chinese write',
    async (slash) => {
      const user = userEvent.setup();
      render(<Panel />);
      await user.type(box(), slash);
      expect(screen.getByText('open for Hana')).toBeVisible();
      expect(box()).toHaveValue('');
    },
  );

  it('opens by what an input method has composed, and not before', () => {
    render(<Panel />);
    fireEvent.compositionStart(box());
    fireEvent.input(box(), { target: { value: '／' }, isComposing: true });
    expect(screen.getByText('closed')).toBeVisible();
    expect(box()).toHaveValue('／');
    fireEvent.compositionEnd(box());
    expect(screen.getByText('open for Hana')).toBeVisible();
    expect(box()).toHaveValue('');
  });

  it('leaves a word alone that an input method composed', () => {
    render(<Panel />);
    fireEvent.compositionStart(box());
    fireEvent.input(box(), { target: { value: '・' }, isComposing: true });
    fireEvent.input(box(), { target: { value: '・今日' }, isComposing: true });
    fireEvent.compositionEnd(box());
    expect(screen.getByText('closed')).toBeVisible();
    expect(box()).toHaveValue('・今日');
  });

  it('is there in a group, for nobody in particular', async () => {
    const user = userEvent.setup();
    render(<Panel topic={{ ...TOPIC, kind: 'group' }} members={[PERSON]} />);
    await user.type(box(), '/');
    expect(screen.getByText('open for a group')).toBeVisible();
  });

  it('is not there where one asks the AI', () => {
    render(<Panel topic={{ ...TOPIC, kind: 'ai', people: [] }} />);
    expect(screen.queryByText('closed')).toBeNull();
  });

  it('leaves a slash within a message alone', async () => {
    const user = userEvent.setup();
    render(<Panel />);
    await user.type(box(), '5/km');
    expect(screen.getByText('closed')).toBeVisible();
    expect(box()).toHaveValue('5/km');
  });

  it('puts words behind those that are there', async () => {
    const user = userEvent.setup();
    render(<Panel first="Hello," />);
    await user.click(screen.getByRole('button', { name: 'insert' }));
    expect(box()).toHaveValue('Hello,\nWell run!');
  });
});
