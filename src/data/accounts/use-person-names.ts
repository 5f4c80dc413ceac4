import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPersonName } from './audit-log.ts';
import { reportError } from '../../platform/report-error.ts';

/** The names of people by uid, each read once; the uid stands there until its name is known. */
export function usePersonNames(uids: readonly (string | null)[]): (uid: string) => string {
  const { t } = useTranslation('people');
  const [names, setNames] = useState<ReadonlyMap<string, string | null>>(new Map());
  const missing = [...new Set(uids)].filter((uid) => uid !== null && !names.has(uid)).join(' ');
  useEffect(() => {
    let isLeft = false;
    for (const uid of missing.split(' ').filter((one) => one !== '')) {
      loadPersonName(uid).then(
        (name) => {
          if (!isLeft) setNames((known) => new Map(known).set(uid, name));
        },
        (cause: unknown) => {
          reportError(cause, 'read name');
        },
      );
    }
    return () => {
      isLeft = true;
    };
  }, [missing]);
  return (uid) => {
    const name = names.get(uid);
    return name === null ? t('people:log.deleted') : (name ?? uid);
  };
}
