import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  nextServiceStatus,
  SERVICE_PARTS,
  type PartState,
  type ServicePart,
} from '@tasuki/domain/service-status/service-status';
import { loadServiceNotice, loadServiceStatus } from '../../data/service-status/service-status.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { ServiceStatusView } from './service-status-view.tsx';

vi.mock('../../data/service-status/service-status.ts', () => ({
  loadServiceStatus: vi.fn(),
  loadServiceNotice: vi.fn(),
}));

const loadStatus = vi.mocked(loadServiceStatus);
const loadNotice = vi.mocked(loadServiceNotice);
const WORKING = Object.fromEntries(SERVICE_PARTS.map((part) => [part, 'working'])) as Record<
  ServicePart,
  PartState
>;

function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * 60_000);
}

beforeEach(() => {
  loadNotice.mockResolvedValue(null);
  setErrorReporter(() => undefined);
});

function open(): void {
  render(
    <MemoryRouter>
      <ServiceStatusView />
    </MemoryRouter>,
  );
}

test('says that everything works, and that nothing was interrupted', async () => {
  loadStatus.mockResolvedValue(nextServiceStatus(null, WORKING, minutesAgo(2)));
  open();
  expect(await screen.findByText('Everything is working')).toBeInTheDocument();
  expect(screen.getByText('No interruptions.')).toBeInTheDocument();
});

test('says by words which part does not work and since when, and what was before', async () => {
  let status = nextServiceStatus(null, { ...WORKING, mail: 'slow' }, minutesAgo(60));
  status = nextServiceStatus(status, WORKING, minutesAgo(50));
  status = nextServiceStatus(status, { ...WORKING, garmin: 'interrupted' }, minutesAgo(3));
  loadStatus.mockResolvedValue(status);
  open();
  expect(await screen.findByText('Some things aren’t working')).toBeInTheDocument();
  const parts = within(screen.getByRole('list', { name: 'Parts of the service' }));
  const garmin = parts.getAllByRole('listitem').find((row) => within(row).queryByText('Garmin'));
  expect(garmin).toHaveTextContent(/Interruptedsince /);
  expect(screen.getByText('Emails · Slow')).toBeInTheDocument();
});

test('does not call it working where nobody has checked for long', async () => {
  loadStatus.mockResolvedValue(nextServiceStatus(null, WORKING, minutesAgo(40)));
  open();
  expect(await screen.findByText(/^The last check is overdue/)).toBeInTheDocument();
  expect(screen.queryByText('Everything is working')).not.toBeInTheDocument();
});

test('shows what the operator announces while it is current', async () => {
  loadStatus.mockResolvedValue(nextServiceStatus(null, WORKING, minutesAgo(2)));
  loadNotice.mockResolvedValue({ kind: 'mending', from: minutesAgo(20), to: null });
  open();
  expect(await screen.findByText('We’ve found the cause and are fixing it')).toBeInTheDocument();
});

test('says what is safe where it cannot be reached, and looks again when asked', async () => {
  loadStatus.mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
  open();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText(/Recordings you’ve added wait on your device/)).toBeInTheDocument();
  loadStatus.mockResolvedValue(nextServiceStatus(null, WORKING, minutesAgo(1)));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everything is working')).toBeInTheDocument();
});
