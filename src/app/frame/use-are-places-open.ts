import { APPLICATION_PLACES, type Application } from '@tasuki/domain/navigation/application';
import { nextStep } from '@tasuki/domain/navigation/next-step';
import { useSessionStore } from '../../platform/session-store.ts';
import { guardVisitorOf } from '../routing/guard-visitor.ts';

/** Whether any of an application's places is open: before a coach is chosen all lead back to the choice. */
export function useArePlacesOpen(application: Application): boolean {
  const visitor = guardVisitorOf(useSessionStore());
  return APPLICATION_PLACES[application].some(
    (place) => nextStep(place, visitor).kind !== 'redirect',
  );
}
