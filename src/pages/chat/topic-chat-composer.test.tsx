import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MESSAGE_ID_PATTERN } from '@tasuki/domain/chat/message';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  arrive,
  box,
  chooseTopicModel,
  OPENING,
  openThread,
  question,
  saveUserAccount,
  sendButton,
  sendMessage,
  show,
  streamReply,
  stubDevice,
  thread,
  fixture,
} from './topic-chat-fixture.tsx';

describe('what the runner writes', () => {
  it('shows at once as being sent, then as sent, and the box is empty again', async () => {
    const user = await openThread(OPENING);
    await user.type(box(), '  How far?{Enter}');
    expect(sendMessage).toHaveBeenCalledWith(
      fixture.topic.id,
      expect.objectContaining({ text: 'How far?' }),
    );
    expect(vi.mocked(sendMessage).mock.calls[0]?.[1].id).toMatch(MESSAGE_ID_PATTERN);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(thread()).toHaveTextContent('How far?Sending');
    await arrive();
    expect(thread()).not.toHaveTextContent('Sending');
    expect(thread()).toHaveTextContent('Writing an answer…');
  });

  it('goes by Enter on a desktop, by the button alone on a phone', async () => {
    stubDevice('phone');
    const user = await openThread(OPENING);
    await user.type(box(), 'One{Enter}two');
    expect(sendMessage).not.toHaveBeenCalled();
    expect(box()).toHaveValue('One\ntwo');
    await user.click(sendButton());
    expect(sendMessage).toHaveBeenCalledWith(
      fixture.topic.id,
      expect.objectContaining({ text: 'One\ntwo' }),
    );
  });

  it('ends a line with Shift and Enter', async () => {
    const user = await openThread(OPENING);
    await user.type(box(), 'One{Shift>}{Enter}{/Shift}two');
    expect(box()).toHaveValue('One\ntwo');
    expect(sendMessage).not.toHaveBeenCalled();
  });

  it('is not sent by the Enter that chooses a word of Japanese', async () => {
    await openThread(OPENING);
    fireEvent.change(box(), { target: { value: 'あしたは' } });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    // Safari reports the same Enter after the word has ended.
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(sendMessage).not.toHaveBeenCalled();
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    expect(sendMessage).toHaveBeenCalledOnce();
  });

  it('is not sent while there is nothing to be seen in it', async () => {
    await openThread(OPENING);
    for (const value of ['', '   \n', '\u3000', '\u200b']) {
      fireEvent.change(box(), { target: { value } });
      expect(sendButton()).toBeDisabled();
      fireEvent.keyDown(box(), { key: 'Enter' });
    }
    expect(sendMessage).not.toHaveBeenCalled();
  });

  it('shows as it was written: emoji, markup, right to left', async () => {
    const texts = ['🏃‍♀️🔥', '<b>bold</b> [x](https://example.org)', 'متى أركض غدًا؟'];
    await openThread(...texts.map((text, index) => question(`q${index}`, { text })));
    for (const text of texts)
      expect(within(thread()).getByText(text)).toHaveAttribute('dir', 'auto');
    expect(within(thread()).queryByRole('link')).toBeNull();
  });

  it('counts down near the limit', async () => {
    await openThread(OPENING);
    fireEvent.change(box(), { target: { value: 'x'.repeat(3_500) } });
    expect(screen.queryByText(/characters left/)).toBeNull();
    fireEvent.change(box(), { target: { value: 'x'.repeat(3_990) } });
    expect(box()).toHaveAccessibleDescription('10 characters left');
  });

  it('may be too long: says so, sends nothing and keeps every character', async () => {
    await openThread(OPENING);
    const pasted = 'あ'.repeat(20_000);
    fireEvent.change(box(), { target: { value: pasted } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      '16,000 characters too long: at most 4,000 can be sent. Nothing was cut.',
    );
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(sendButton()).toBeDisabled();
    expect(sendMessage).not.toHaveBeenCalled();
    expect(box()).toHaveValue(pasted);
  });

  it('is still there after the page was loaded again', async () => {
    const user = await openThread(OPENING);
    await user.type(box(), 'Half a thought');
    document.body.innerHTML = '';
    await openThread(OPENING);
    expect(box()).toHaveValue('Half a thought');
  });

  it('is no place for files, and loses nothing when one is pasted or dropped', async () => {
    const user = await openThread(OPENING);
    await user.type(box(), 'Look at this');
    const files = [new File(['x'], 'run.fit')];
    fireEvent.paste(box(), { clipboardData: { files, getData: () => '' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Files can’t be sent here.');
    expect(screen.getByRole('link', { name: 'Go to activities' })).toHaveAttribute(
      'href',
      '/activities',
    );
    await user.click(screen.getByRole('button', { name: 'Close the notice' }));
    expect(box()).toHaveFocus();
    // An event that was not prevented would open the file in place of the page.
    const wasLeft = fireEvent.drop(globalThis.document.body, {
      dataTransfer: { files, types: ['Files'] },
    });
    expect(wasLeft).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent('Files can’t be sent here.');
    expect(box()).toHaveValue('Look at this');
  });

  it('comes back when it was refused, to be sent again or written anew', async () => {
    const user = await openThread(OPENING);
    await user.type(box(), 'How far?{Enter}');
    show(OPENING);
    await act(async () => {
      fixture.sending.reject(new TasukiFailure('common/permission-denied'));
      await fixture.sending.promise.catch(() => undefined);
    });
    // It is asked first whether the limit on messages is why.
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not sent. You can’t see or change this.',
    );
    fixture.sending = Promise.withResolvers();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const [first, second] = vi.mocked(sendMessage).mock.calls;
    expect(second?.[1].id).toBe(first?.[1].id);
    show(OPENING);
    await act(async () => {
      fixture.sending.reject(new TasukiFailure('common/permission-denied'));
      await fixture.sending.promise.catch(() => undefined);
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(box()).toHaveValue('How far?');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits for a connection, and says so', async () => {
    vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(false);
    const user = await openThread(OPENING);
    expect(screen.getByRole('status')).toHaveTextContent('You’re offline.');
    await user.type(box(), 'How far?{Enter}');
    expect(thread()).toHaveTextContent('Will be sent once you’re online. You can close this page');
    expect(streamReply).not.toHaveBeenCalled();
  });
});

describe('who answers', () => {
  it('is chosen for this conversation, with ends and successors named', async () => {
    const user = await openThread(OPENING);
    await user.click(screen.getByRole('button', { name: /^Asking / }));
    const dialog = await screen.findByRole('dialog', { name: 'Who answers' });
    await user.click(within(dialog).getByRole('button', { name: /^More models/ }));
    const choice = within(dialog).getByRole('radio', { name: /^GPT-4o OpenAI/ });
    expect(choice.closest('label')).toHaveTextContent(
      /Available until Jan 14, 2027\. After that, .+ answers\./,
    );
    expect(within(dialog).queryByRole('radio', { name: /TTS/ })).toBeNull();
    await user.click(choice);
    expect(chooseTopicModel).toHaveBeenCalledWith(fixture.topic.id, 'gpt-4o');
    expect(choice).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Retired models' }));
    expect(dialog).toHaveTextContent(/GPT-4Retired on Oct 23, 2026\. .+ answers instead\./);
  });

  it('is chosen for new conversations in the account', async () => {
    const user = await openThread(OPENING);
    await user.click(screen.getByRole('button', { name: /^Asking / }));
    const dialog = await screen.findByRole('dialog', { name: 'Who answers' });
    await user.click(within(dialog).getByRole('radio', { name: 'New ones' }));
    await user.click(within(dialog).getByRole('button', { name: /^More models/ }));
    await user.click(within(dialog).getByRole('radio', { name: /^Claude Haiku 4.5/ }));
    expect(saveUserAccount).toHaveBeenCalledWith({ defaultModel: 'claude-haiku-4-5' });
    expect(chooseTopicModel).not.toHaveBeenCalled();
  });

  it('is one of three to begin with, each with a reason; those that end come last', async () => {
    const user = await openThread(OPENING);
    await user.click(screen.getByRole('button', { name: /^Asking / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who answers' }));
    const answerers = dialog.getByRole('radiogroup', { name: 'Who answers' });
    const names = () =>
      within(answerers)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent ?? '');
    expect(names()).toEqual([
      expect.stringMatching(/^As in new conversationsQuick, and right for most questions/),
      expect.stringMatching(/^The built-in coachNeeds no model/),
      expect.stringMatching(/^Claude Sonnet 5Thinks longest/),
    ]);
    await user.click(dialog.getByRole('button', { name: /^More models/ }));
    const ends = names().map((name) => /Available until/.test(name));
    expect(ends).toContain(true);
    expect(ends.slice(ends.indexOf(true))).not.toContain(false);
  });

  it('names the built-in coach within its sentence', async () => {
    fixture.topic.model = 'embedded';
    await openThread(OPENING);
    expect(screen.getByRole('button', { name: 'Asking the built-in coach' })).toBeVisible();
  });

  it('can be the built-in coach, which needs no model', async () => {
    const user = await openThread(OPENING);
    expect(screen.getByRole('button', { name: /^Asking Tasuki/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Asking / }));
    const dialog = await screen.findByRole('dialog', { name: 'Who answers' });
    const builtIn = within(dialog).getByRole('radio', { name: /^The built-in coach/ });
    await user.click(builtIn);
    expect(chooseTopicModel).toHaveBeenCalledWith(fixture.topic.id, 'embedded');
    expect(builtIn).toBeChecked();
  });

  it('goes back to who it was when the choice was refused', async () => {
    vi.mocked(chooseTopicModel).mockRejectedValue(new TasukiFailure('common/unavailable'));
    const user = await openThread(OPENING);
    await user.click(screen.getByRole('button', { name: /^Asking / }));
    const dialog = await screen.findByRole('dialog', { name: 'Who answers' });
    await user.click(within(dialog).getByRole('button', { name: /^More models/ }));
    await user.click(within(dialog).getByRole('radio', { name: /^GPT-4o OpenAI/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('isn’t responding');
    expect(within(dialog).getByRole('radio', { name: /^As in new conversations/ })).toBeChecked();
  });

  it('of a retired choice is its successor, and the choice says so', async () => {
    fixture.topic.model = 'gpt-4';
    const user = await openThread(OPENING);
    const button = screen.getByRole('button', { name: /^Asking / });
    expect(button).not.toHaveTextContent('GPT-4');
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Who answers' });
    const chosen = within(dialog).getByRole('radio', { name: /^GPT-4 / });
    expect(chosen).toBeChecked();
    expect(chosen.closest('label')).toHaveTextContent(
      /Retired on Oct 23, 2026\. .+ answers instead\./,
    );
  });
});
