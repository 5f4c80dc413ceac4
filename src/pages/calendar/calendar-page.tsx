import { CalendarView } from '../../features/calendar/calendar-view.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';

preloadDateLocale();

/** What the runner did and plans, month by month. */
export default function CalendarPage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  return uid === null ? null : <CalendarView uid={uid} />;
}
