import { mdiCalendarMonthOutline, mdiChartLine } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { earliestExpiryOf } from '@tasuki/domain/activities/activity-row';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { ADD_FILES_PARAMETER } from '@tasuki/domain/navigation/web-manifest';
import { SHARED_FILES_PARAMETER } from '@tasuki/domain/uploads/shared-file';
import { ActivityList } from '../../features/activity-list/activity-list.tsx';
import { EVERYTHING_LISTED } from '../../features/activity-list/activity-filter.ts';
import { useActivityFilter } from '../../features/activity-list/activity-filter-store.ts';
import { activityFeedOf } from '../../features/activity-list/activity-feed.ts';
import { useActivityFeed } from '../../features/activity-list/use-activity-feed.ts';
import { NextStepCard } from '../../features/activity-list/next-step-card.tsx';
import { useNewestActivity } from '../../features/activity-list/use-newest-activity.ts';
import { PlannedWeekPlace } from '../../features/plans/in-list/planned-week-place.tsx';
import { NextSessionPlace } from '../../features/plans/next-session-place.tsx';
import { WaitingPlanNotice } from '../../features/plans/waiting-plan-notice.tsx';
import { ManualEntryButton } from '../../features/manual-entry/manual-entry-button.tsx';
import { AddRecordingsButton } from '../../features/uploads/add-recordings-button.tsx';
import { UploadList } from '../../features/uploads/upload-list.tsx';
import { uploadSessionOf } from '../../features/uploads/upload-session.ts';
import { askPlanAhead } from '../../data/plans/first-plan-documents.ts';
import { askHasPlanAhead } from '../../data/plans/has-plan.ts';
import { useHasPlan } from '../../data/plans/has-plan-query.ts';
import { knownPlan } from '../../data/plans/known-plan.ts';
import { afterPaint } from '../../platform/after-paint.ts';
import { loadCatalogues } from '../../platform/i18n.ts';
import { readBesideSession } from '../../platform/live/first-reads.ts';
import { useIsAtRest } from '../../platform/live/at-rest.ts';
import { asLightRead } from '../../platform/live/light-reads.ts';
import { useSeenPage } from '../../platform/last-seen/use-seen-page.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { useShown } from '../../platform/use-shown.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { writtenRules } from '../../ui/theme/constructed-style-sheet.ts';
import { DESKTOP_MINIMUM_WIDTH, LAYOUT_BREAKPOINTS } from '../../ui/theme/theme.ts';

preloadDateLocale();

/** Addresses at which a visit begins that leads to this page. */
const BEGINNINGS: readonly string[] = [
  routePath('home'),
  routePath('activities'),
  routePath('signIn'),
];

/** If this page is the first of a visit, its rows are read in parallel with the session. */
readBesideSession((uid) => {
  if (!BEGINNINGS.includes(globalThis.location.pathname)) return;
  void activityFeedOf(uid).settled();
  if (knownPlan(uid)) askPlanAhead(uid);
  else askHasPlanAhead(uid);
});

/** Loaded by newcomers alone. */
const FirstRecordings = lazy(() => import('../../features/provider-links/first-recordings.tsx'));

/** After the rows: who drops a file has seen them. */
const FileDropArea = lazy(async () => ({
  default: (await import('../../features/uploads/file-drop-area.tsx')).FileDropArea,
}));

/** At rest: seldom is a file shared, and who has just shared one comes with the address for it. */
const SharedFilesOffer = lazy(() => import('../../features/uploads/shared/shared-files-offer.tsx'));

/** At rest: most have nothing to read here. */
const ChargeNotice = lazy(async () => ({
  default: (await import('../../features/billing/notices/charge-notice.tsx')).ChargeNotice,
}));

/** After the first rows, since the plan and its words are more than the list needs. */
async function loadPlanParts() {
  const [{ NextSessionCard }, { PlannedWeek }] = await Promise.all([
    import('../../features/plans/next-session-card.tsx'),
    import('../../features/plans/in-list/planned-week.tsx'),
    loadCatalogues(['plan']),
  ]);
  return { NextSessionCard, PlannedWeek };
}

const NextSessionCard = lazy(async () => ({ default: (await loadPlanParts()).NextSessionCard }));

const PlannedWeek = lazy(async () => ({ default: (await loadPlanParts()).PlannedWeek }));

/** The plan is asked for beside the rows. Its parts follow them, and the code of live queries comes after both. */
function usePlanAfterRows(uid: string, hasPlan: boolean, areRowsReady: boolean): void {
  useEffect(() => {
    if (hasPlan) askPlanAhead(uid);
  }, [uid, hasPlan]);
  useEffect(() => {
    if (!areRowsReady) return;
    const load = async () => {
      await afterPaint();
      if (hasPlan) await loadPlanParts();
    };
    // The component that shows the parts meets the failure.
    asLightRead(load).catch(() => undefined);
  }, [hasPlan, areRowsReady]);
}

/** Before there is a file: one that is dropped without a network is taken in as well. */
function preloadUploads(): void {
  Promise.all([
    import('../../features/uploads/start-upload-queue.ts'),
    import('../../features/uploads/upload-list-view.tsx'),
  ]).catch(() => undefined);
}

/** The code that takes files is loaded when the page is idle, or with the first file. */
function useUploadsAtRest(isAtRest: boolean): void {
  useEffect(() => {
    if (isAtRest) preloadUploads();
  }, [isAtRest]);
}

/** The next visit begins with the rows of this one, as they were last seen. */
function useLastSeenList(uid: string, hasPlan: boolean | null): void {
  const { state, rows, isConfirmed } = useActivityFeed(uid).snapshot;
  const filter = useActivityFilter();
  const isListed = state === 'ready' && isConfirmed && filter === EVERYTHING_LISTED;
  useSeenPage({
    uid,
    path: routePath('activities'),
    breakpoints: LAYOUT_BREAKPOINTS,
    rulesOf: writtenRules,
    trueFor: 'week',
    isDrawn: state !== 'loading' && hasPlan !== null,
    isKept: isListed && rows.length > 0,
    isGone: isListed && rows.length === 0,
    expiresAt: earliestExpiryOf(rows),
    content: rows,
  });
}

/** The runner's activities, and the place where files are dropped. */
export default function ActivitiesPage() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  return uid === null ? null : <Activities uid={uid} />;
}

const OVERVIEW_ICONS = { calendar: mdiCalendarMonthOutline, trends: mdiChartLine } as const;

/** To the months, and to how the training developed. */
function OverviewLink({ route }: { route: keyof typeof OVERVIEW_ICONS }) {
  const { t } = useTranslation('common');
  return (
    <IconButton
      component={Link}
      to={routePath(route)}
      color="secondary"
      aria-label={t(`common:title.${route}`)}
      title={t(`common:title.${route}`)}
    >
      <Icon path={OVERVIEW_ICONS[route]} />
    </IconButton>
  );
}

function Activities({ uid }: { uid: string }) {
  const { activityId = null } = useParams();
  const [search] = useSearchParams();
  const isWide = useMediaQuery(`(min-width:${DESKTOP_MINIMUM_WIDTH}px)`, { noSsr: true });
  const newest = useNewestActivity(uid);
  const hasPlan = useHasPlan(uid);
  const { state: listState, rows } = useActivityFeed(uid).snapshot;
  const isListShown = useShown(listState !== 'loading');
  usePlanAfterRows(uid, hasPlan === true, listState !== 'loading');
  const isAtRest = useIsAtRest();
  useUploadsAtRest(isAtRest);
  useLastSeenList(uid, hasPlan);
  const openByDefaultId = isWide ? (newest?.id ?? null) : null;
  const { addFiles, takeFiles } = uploadSessionOf(uid);
  const addFilesButton = ({ isMain }: { isMain: boolean }) => (
    <AddRecordingsButton
      onFiles={addFiles}
      isMain={isMain}
      isAskedFor={search.has(ADD_FILES_PARAMETER)}
    />
  );
  return (
    <>
      {isListShown && (
        <Suspense>
          <FileDropArea onFiles={addFiles} />
        </Suspense>
      )}
      {isListShown && (isAtRest || search.has(SHARED_FILES_PARAMETER)) && (
        <Suspense>
          <SharedFilesOffer onFiles={takeFiles} />
        </Suspense>
      )}
      {isListShown && isAtRest && (
        <Suspense>
          <ChargeNotice uid={uid} />
        </Suspense>
      )}
      <WaitingPlanNotice />
      {hasPlan && (
        <NextSessionPlace>
          {/* There before its content is: React draws that as soon as it is here, without a waiting state. */}
          <Suspense>
            {isListShown && (
              <NextSessionCard uid={uid} recordings={listState === 'failed' ? null : rows} />
            )}
          </Suspense>
        </NextSessionPlace>
      )}
      {hasPlan === false && listState === 'ready' && <NextStepCard uid={uid} rows={rows} />}
      {hasPlan === null ? (
        <LoadingState shape="rows" />
      ) : (
        <ActivityList
          uid={uid}
          selectedId={activityId ?? openByDefaultId}
          addAction={() => (
            <Box sx={{ display: 'flex', gap: { xs: 0, sm: 1 } }}>
              <OverviewLink route="calendar" />
              <OverviewLink route="trends" />
              <ManualEntryButton />
              {addFilesButton({ isMain: false })}
            </Box>
          )}
          plannedWeek={(meters) =>
            hasPlan && (
              <PlannedWeekPlace>
                <Suspense>{isListShown && <PlannedWeek uid={uid} meters={meters} />}</Suspense>
              </PlannedWeekPlace>
            )
          }
          underWay={
            <UploadList
              uid={uid}
              newestOf={(ids) => rows.find(({ id }) => ids.includes(id))?.id ?? null}
            />
          }
          whenEmpty={
            <Suspense>
              <FirstRecordings uid={uid} because="empty" renderAddFiles={addFilesButton} />
            </Suspense>
          }
          whenWithheld={
            <Suspense>
              <FirstRecordings uid={uid} because="withheld" renderAddFiles={addFilesButton} />
            </Suspense>
          }
        />
      )}
    </>
  );
}
