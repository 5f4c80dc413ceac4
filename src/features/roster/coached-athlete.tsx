import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  EMPTY_ATHLETE_PROFILE,
  type AthleteProfileFields,
} from '@tasuki/domain/athletes/stored-profile';
import { RECORD_DISTANCES } from '@tasuki/domain/athletes/athlete-profile';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { formatClock, formatMeasure } from '@tasuki/domain/measures/format-measure';
import { TARGET_KINDS, type TargetKind } from '../../data/athletes/athlete-profiles.ts';
import { useAthleteProfile, useTargets } from '../../data/athletes/athlete-queries.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';

/** A runner's aims, races, records and body, for their coach to read. */
export function CoachedAthlete({ runnerUid }: { runnerUid: string }) {
  const { t } = useTranslation(['athlete', 'roster']);
  const profile = useAthleteProfile(runnerUid);
  if (profile.state === 'failed') {
    return <FailedState failureCode={profile.failureCode} onRetry={profile.retry} />;
  }
  const fields = profile.state === 'ready' ? (profile.data ?? EMPTY_ATHLETE_PROFILE) : null;
  return (
    <>
      {TARGET_KINDS.map((kind) => (
        <Targets key={kind} runnerUid={runnerUid} kind={kind} />
      ))}
      {fields && (
        <>
          <PageSection title={t('athlete:records.title')}>
            <Records recordSeconds={fields.recordSeconds} />
          </PageSection>
          <PageSection title={t('roster:athlete.title')}>
            <Body fields={fields} />
          </PageSection>
        </>
      )}
    </>
  );
}

function Targets({ runnerUid, kind }: { runnerUid: string; kind: TargetKind }) {
  const { t } = useTranslation(['athlete', 'roster']);
  const dates = useDateLocale();
  const targets = useTargets(runnerUid, kind);
  return (
    <PageSection title={t(`athlete:${kind}.title`)}>
      {targets.state === 'failed' && (
        <FailedState failureCode={targets.failureCode} onRetry={targets.retry} />
      )}
      {targets.state === 'ready' && targets.data.length === 0 && <Nothing />}
      {targets.state === 'ready' &&
        targets.data.map(({ id, event, date, distance, recordSeconds }) => (
          <Box key={id}>
            <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{event}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[
                formatDay(dayOf(date), 0, dates),
                distance && t(`athlete:distance.${distance}`),
                recordSeconds !== null && formatClock(recordSeconds),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        ))}
    </PageSection>
  );
}

function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function Nothing() {
  const { t } = useTranslation('athlete');
  return (
    <Typography variant="body2" color="textSecondary">
      {t('athlete:notGiven')}
    </Typography>
  );
}

function Records({ recordSeconds }: Pick<AthleteProfileFields, 'recordSeconds'>) {
  const { t } = useTranslation('athlete');
  const facts = RECORD_DISTANCES.flatMap((distance): Fact[] => {
    const seconds = recordSeconds[distance];
    return seconds === null
      ? []
      : [{ name: t(`athlete:distance.${distance}`), value: formatClock(seconds) }];
  });
  return <Facts facts={facts} />;
}

function Body({ fields }: { fields: AthleteProfileFields }) {
  const { t } = useTranslation(['athlete', 'roster']);
  const measures = useMeasureLocale();
  const heartRate = (value: number | null) =>
    value === null ? null : formatMeasure(value, 'beatsPerMinute', measures);
  const facts = [
    { name: t('athlete:training.purpose'), value: fields.trainingPurpose },
    { name: t('athlete:training.frequency'), value: fields.trainingSessionsPerWeek },
    { name: t('athlete:training.watch'), value: fields.sportsWatchManufacturer },
    { name: t('athlete:birthYear.field'), value: fields.birthYear },
    { name: t('athlete:sex.field'), value: fields.sex && t(`athlete:sex.${fields.sex}`) },
    {
      name: t('athlete:restingHeartRate.field'),
      value: heartRate(fields.restingHeartRateBeatsPerMinute),
    },
    {
      name: t('athlete:maximumHeartRate.field'),
      value: heartRate(fields.maximumHeartRateBeatsPerMinute),
    },
    {
      name: t('athlete:thresholdHeartRate.field'),
      value: heartRate(fields.thresholdHeartRateBeatsPerMinute),
    },
  ].flatMap(({ name, value }): Fact[] =>
    value === null || value === '' ? [] : [{ name, value: String(value) }],
  );
  return <Facts facts={facts} />;
}

interface Fact {
  name: string;
  value: string;
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return <Nothing />;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 0.5,
      }}
    >
      {facts.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
