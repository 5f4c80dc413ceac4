import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { KEPT_ROLES, type KeptFile, type KeptRole } from '@tasuki/domain/navigation/service-worker';

/** A file of the build, as Vite's manifest has it. */
interface BuiltFile {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
  isEntry?: boolean;
}

/** Vite's manifest: built files by the path of their source. */
export type BuildManifest = Readonly<Record<string, BuiltFile>>;

/**
 * Sources that a runner needs without a connection, beside the start of the app. They are the
 * session, the frame, and the pages of the bottom bar with those under them. Parts that those fetch
 * later are kept too, since without one of them the whole page fails. Other pages are kept when
 * they are visited, and those of a role where the person has it.
 */
export const OFFLINE_SOURCES: readonly string[] = [
  'src/app/frame/main-layout.tsx',
  'src/app/frame/screen-layout.tsx',
  'src/app/kept-app.tsx',
  'src/data/accounts/user-accounts.ts',
  'src/data/coaches/coach-links.ts',
  'src/data/live-documents.ts',
  'src/data/sign-in/authentication-sdk.ts',
  'src/data/sign-in/kept-session.ts',
  'src/data/sign-in/leave-tab.ts',
  'src/data/sign-in/session-account.ts',
  'src/data/sign-in/session-listener.ts',
  'src/data/sign-in/session-live.ts',
  'src/features/activity-chart/activity-chart.tsx',
  'src/features/plans/next-session-card.tsx',
  'src/pages/accounts/account-page.tsx',
  'src/features/chat/markdown/markdown-parser.ts',
  'src/pages/activities/activities-page.tsx',
  'src/pages/activities/activity-page.tsx',
  'src/pages/activities/newest-activity.tsx',
  'src/pages/calendar/calendar-page.tsx',
  'src/pages/chat/topic-chat-page.tsx',
  'src/pages/chat/topics-page.tsx',
  'src/pages/coaches/my-coach-page.tsx',
  'src/pages/plans/plan-page.tsx',
  'src/pages/sign-in/sign-in-page.tsx',
  'src/pages/sign-in/sign-out-page.tsx',
  'src/pages/trends/trends-page.tsx',
  'src/platform/firebase/callable-functions-sdk.ts',
  'src/platform/firebase/firebase-auth.ts',
  'src/platform/firebase/firestore-live.ts',
  'src/ui/menu/action-menu-list.tsx',
  'src/ui/snackbar/snackbar-view.tsx',
];

/** Further sources that a coach or an admin needs. */
export const OFFLINE_SOURCES_OF_ROLE: Readonly<Record<KeptRole, readonly string[]>> = {
  coach: [
    'src/pages/activities/coach-activity-page.tsx',
    'src/pages/coaches/coach-home-page.tsx',
    'src/pages/coaches/coach-runner-page.tsx',
    'src/pages/coaches/own-coach-page.tsx',
    'src/pages/quick-responses/edit-quick-response-page.tsx',
    'src/pages/quick-responses/new-quick-response-page.tsx',
    'src/pages/quick-responses/quick-responses-page.tsx',
  ],
  admin: [
    'src/pages/accounts/admin-log-page.tsx',
    'src/pages/accounts/admin-users-page.tsx',
    'src/pages/billing/admin-coupons-page.tsx',
    'src/pages/billing/admin-money-page.tsx',
    'src/pages/chat/admin-moderation-page.tsx',
    'src/pages/feedback/admin-feedback-page.tsx',
  ],
};

/** Names the pages that follow the start. It is kept, and of the pages those that are named above. */
const FURTHER_PAGES = 'src/app/routing/further-pages.ts';

/** Large, and said in words where it is missing: what writes files for watches, and maps. */
const ONLY_WITH_CONNECTION: ReadonlySet<string> = new Set([
  'node_modules/@garmin/fitsdk/src/index.js',
  'src/features/activity-chart/map/map-canvas.tsx',
]);

/** Files that only one language needs. */
const SOURCE_OF_LANGUAGE = /^locales\/([\w-]+)\/|^node_modules\/date-fns\/locale\/([\w-]+)\.js$/;
const LANGUAGE_OF_DATES: Readonly<Record<string, Language>> = {
  'en-US': 'en',
  ja: 'ja',
  vi: 'vi',
  'zh-CN': 'zh',
  'zh-TW': 'zh-tw',
};

function languageOf(source: string): Language | null {
  const [, ofWords, ofDates = ''] = SOURCE_OF_LANGUAGE.exec(source) ?? [];
  return LANGUAGES.find((language) => language === ofWords) ?? LANGUAGE_OF_DATES[ofDates] ?? null;
}

/**
 * The files of a build that the service worker keeps before it begins, each with its digest in its name.
 *
 * @throws Error that names what the build does not have
 */
export function offlineFiles(manifest: BuildManifest): KeptFile[] {
  const ofRoles = Object.values(OFFLINE_SOURCES_OF_ROLE).flat();
  const missing = [FURTHER_PAGES, ...OFFLINE_SOURCES, ...ofRoles].filter(
    (source) => !manifest[source],
  );
  if (missing.length > 0) {
    throw new Error(`The service worker should keep ${missing.join(', ')}, which were not built.`);
  }
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const inAllLanguages = new Set<string>();
  for (const source of [...entries, FURTHER_PAGES]) addFilesOf(source, manifest, inAllLanguages);
  for (const source of OFFLINE_SOURCES) addFilesAndPartsOf(source, manifest, inAllLanguages);
  const kept: KeptFile[] = [
    ...[...inAllLanguages].map(keptFile),
    ...filesOfRoles(manifest, inAllLanguages),
  ];
  for (const source of Object.keys(manifest)) {
    const language = languageOf(source);
    if (language === null) continue;
    const files = new Set<string>();
    addFilesOf(source, manifest, files);
    for (const file of files) {
      if (!inAllLanguages.has(file)) kept.push({ ...keptFile(file), language });
    }
  }
  return kept;
}

/** Files that the pages of roles need beside those of everybody. */
function filesOfRoles(manifest: BuildManifest, ofAll: ReadonlySet<string>): KeptFile[] {
  const rolesOf = new Map<string, KeptRole[]>();
  for (const role of KEPT_ROLES) {
    const files = new Set(ofAll);
    for (const source of OFFLINE_SOURCES_OF_ROLE[role]) addFilesAndPartsOf(source, manifest, files);
    for (const file of files) {
      if (!ofAll.has(file)) rolesOf.set(file, [...(rolesOf.get(file) ?? []), role]);
    }
  }
  return [...rolesOf].map(([file, roles]) => ({ ...keptFile(file), roles }));
}

/** Adds a source's file and what it cannot do without. */
function addFilesOf(source: string, manifest: BuildManifest, files: Set<string>): void {
  const built = manifest[source];
  if (!built || files.has(built.file)) return;
  files.add(built.file);
  for (const file of built.css ?? []) files.add(file);
  for (const needed of built.imports ?? []) addFilesOf(needed, manifest, files);
}

/**
 * Adds as well what a source fetches later. What the entries hold has its place there already, so the
 * pages that they fetch are not followed.
 */
function addFilesAndPartsOf(source: string, manifest: BuildManifest, files: Set<string>): void {
  const built = manifest[source];
  if (!built || files.has(built.file)) return;
  files.add(built.file);
  for (const file of built.css ?? []) files.add(file);
  for (const needed of built.imports ?? []) addFilesAndPartsOf(needed, manifest, files);
  for (const part of built.dynamicImports ?? []) {
    const isLeftOut = languageOf(part) !== null || ONLY_WITH_CONNECTION.has(part);
    if (!isLeftOut) addFilesAndPartsOf(part, manifest, files);
  }
}

function keptFile(file: string): KeptFile {
  return { url: `/${file}`, revision: null };
}
