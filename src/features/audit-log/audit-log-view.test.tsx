import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { loadPersonName, watchAuditLog, type LoggedAct } from '../../data/accounts/audit-log.ts';
import { AuditLogView } from './audit-log-view.tsx';

vi.mock('../../data/accounts/audit-log.ts', () => ({
  watchAuditLog: vi.fn(),
  loadPersonName: vi.fn(),
}));

const watchMock = vi.mocked(watchAuditLog);

const TAKEN: LoggedAct = {
  id: 'e2',
  kind: 'disable-account',
  actorUid: 'linh',
  subjectUid: 'aoi',
  coupon: null,
  createdAt: new Date('2026-11-20T10:00:00Z'),
};
const FIRST: LoggedAct = {
  id: 'e1',
  kind: 'make-admin',
  actorUid: null,
  subjectUid: 'linh',
  coupon: null,
  createdAt: new Date('2026-11-01T10:00:00Z'),
};
const GONE: LoggedAct = { ...FIRST, id: 'e0', kind: 'delete-account', subjectUid: null };

const NAMES: Readonly<Record<string, string>> = { aoi: 'Aoi Sato', linh: 'Linh Tran' };

beforeEach(() => {
  watchMock.mockReset();
  vi.mocked(loadPersonName).mockImplementation((uid) => Promise.resolve(NAMES[uid] ?? null));
});

function show(acts: readonly LoggedAct[], older: readonly LoggedAct[] = []): void {
  watchMock.mockImplementation((_personUid, after, onPage) => {
    const isLast = after !== null || older.length === 0;
    onPage({ rows: after ? older : acts, isLast, isConfirmed: true });
    return Promise.resolve(() => undefined);
  });
}

function open(personUid: string | null): void {
  render(
    <MemoryRouter>
      <AuditLogView personUid={personUid} />
    </MemoryRouter>,
  );
}

test('says what was done to whom and by whom, newest first, and reads on when asked', async () => {
  show([TAKEN, FIRST], [GONE]);
  open(null);
  await screen.findByText('Aoi Sato');
  const [taken, first] = screen.getAllByRole('listitem');
  expect(taken).toHaveTextContent(/^Account disabledAoi Satoby Linh Tran/);
  expect(first).toHaveTextContent(/^Made adminLinh Tranby An operator/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show older entries' }));
  const gone = (await screen.findAllByRole('listitem'))[2];
  expect(gone).toHaveTextContent(/^Account deletedA deleted account/);
});

test('names the coupon that somebody made', async () => {
  show([{ ...TAKEN, kind: 'create-coupon', subjectUid: null, coupon: 'SPRING-24' }]);
  open('linh');
  await screen.findByText('SPRING-24');
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Coupon createdSPRING-24by Linh Tran/);
});

test('leads from a name to the entries of that person, and back to everybody’s', async () => {
  show([TAKEN]);
  open('aoi');
  expect(await screen.findByText('Only Aoi Sato')).toBeInTheDocument();
  expect(watchMock.mock.calls[0]?.[0]).toBe('aoi');
  const entry = within(screen.getByRole('listitem'));
  expect(entry.getByRole('link', { name: 'Only entries about Aoi Sato' })).toHaveAttribute(
    'href',
    '/admin/log?person=aoi',
  );
  expect(screen.getByRole('link', { name: 'Show everyone' })).toHaveAttribute('href', '/admin/log');
});

test('says that there is nothing, and why nothing could be read', async () => {
  show([]);
  open('nobody');
  expect(await screen.findByText('Nothing in the log yet.')).toBeInTheDocument();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  watchMock.mockRejectedValue(new TasukiFailure('common/permission-denied'));
  open('somebody');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
