import { ThemeProvider } from '@mui/material/styles';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { theme } from '../../ui/theme/theme.ts';
import { PaymentForm } from './payment-form.tsx';

vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: React.ReactNode }) => children,
  PaymentElement: vi.fn(),
  useElements: vi.fn(),
  useStripe: vi.fn(),
}));

const confirmSetup = vi.fn<(wanted: unknown) => Promise<{ error?: Partial<StripeError> }>>();
const submitElements = vi.fn<() => Promise<{ error?: Partial<StripeError> }>>();
const onConfirmed = vi.fn<() => void>();

function open(): void {
  render(
    <ThemeProvider theme={theme} noSsr>
      <PaymentForm
        stripe={{} as Stripe}
        clientSecret="seti_1_secret_2"
        kind="setUp"
        returnPath="/stripe/callback"
        words="Start"
        onConfirmed={onConfirmed}
      />
    </ThemeProvider>,
  );
}

async function pressStart(): Promise<void> {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
}

beforeEach(() => {
  confirmSetup.mockReset().mockResolvedValue({});
  submitElements.mockReset().mockResolvedValue({});
  onConfirmed.mockReset();
  const stripe = { confirmSetup } as unknown as Stripe;
  vi.mocked(useStripe).mockReturnValue(stripe);
  vi.mocked(useElements).mockReturnValue({ submit: submitElements } as unknown as StripeElements);
  vi.mocked(PaymentElement).mockImplementation(({ onReady }) => (
    <button
      type="button"
      onClick={() => {
        onReady?.({} as never);
      }}
      ref={(place) => {
        place?.click();
      }}
    >
      card
    </button>
  ));
});

test('a confirmed method leads on, once for a double click', async () => {
  const answer = Promise.withResolvers<object>();
  confirmSetup.mockReturnValue(answer.promise);
  open();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Start' }));
  expect(onConfirmed).not.toHaveBeenCalled();
  answer.resolve({});
  await vi.waitFor(() => {
    expect(onConfirmed).toHaveBeenCalledTimes(1);
  });
  expect(confirmSetup).toHaveBeenCalledTimes(1);
});

test.each([
  ['a declined card', { type: 'card_error', code: 'card_declined' }, /card was declined/],
  ['an expired card', { type: 'card_error', code: 'expired_card' }, /card has expired/],
  [
    'a type of card that is not taken',
    { type: 'card_error', code: 'card_declined', decline_code: 'card_not_supported' },
    /type of card isn’t accepted/,
  ],
  [
    'a bank that does not know its customer',
    { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' },
    /couldn’t confirm that it’s you/,
  ],
  ['a fault of processing', { type: 'card_error', code: 'processing_error' }, /payment failed/],
  ['a fault at Stripe', { type: 'api_error' }, /couldn’t be confirmed/],
  ['Stripe out of reach', { type: 'api_connection_error' }, /isn’t responding/],
] satisfies [string, Partial<StripeError>, RegExp][])(
  '%s says so, and the form stays',
  async (_, error, words) => {
    confirmSetup.mockResolvedValue({ error });
    await pressStart();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(onConfirmed).not.toHaveBeenCalled();
    confirmSetup.mockResolvedValue({});
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(onConfirmed).toHaveBeenCalledTimes(1);
  },
);

test('what is wrong with the entry is said by the form itself, and confirms nothing', async () => {
  submitElements.mockResolvedValue({ error: { type: 'validation_error' } });
  await pressStart();
  expect(confirmSetup).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what another tab confirmed leads on', async () => {
  confirmSetup.mockResolvedValue({
    error: {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      setup_intent: { status: 'succeeded' } as never,
    },
  });
  await pressStart();
  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

test('a form that cannot be loaded says so', async () => {
  vi.mocked(PaymentElement).mockImplementation(({ onLoadError }) => (
    <button
      type="button"
      onClick={() => {
        onLoadError?.({} as never);
      }}
    >
      break
    </button>
  ));
  open();
  await userEvent.click(screen.getByRole('button', { name: 'break' }));
  expect(await screen.findByText(/card form couldn’t be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start' })).toBeDisabled();
});

test('whoever goes back to it after the bank’s page finds what is still to be paid', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...globalThis.location, reload });
  open();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
