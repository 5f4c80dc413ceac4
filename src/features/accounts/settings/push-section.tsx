import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PUSH_KINDS } from '@tasuki/domain/push/push';
import type { PushChoices } from '@tasuki/domain/push/push-preferences';
import { turnPushOff, turnPushOn } from '../../../data/push/push-devices.ts';
import { usePushPreferences } from '../../../data/push/push-preferences-query.ts';
import { savePushPreferences } from '../../../data/push/push-preferences.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import {
  pushDeviceState,
  type PushDeviceState,
} from '../../../platform/service-worker/push-device.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { PageSection } from '../../../ui/page-section.tsx';

/** Whether this device is notified, and of what; nothing where the browser or this build cannot. */
export default function PushSection({ uid }: { uid: string }) {
  const { t } = useTranslation('account');
  const [device, setDevice] = useState<PushDeviceState>('unsupported');
  useEffect(() => {
    void pushDeviceState().then(setDevice);
  }, []);
  const { submit, isBusy, failureCode } = useSubmission<boolean>(
    'change notifications',
    async (isWanted) => {
      try {
        await (isWanted ? turnPushOn() : turnPushOff());
      } finally {
        setDevice(await pushDeviceState());
      }
    },
  );
  if (device === 'unsupported') return null;
  if (device === 'homeScreenOnly') {
    return (
      <PageSection title={t('account:push.title')}>
        <Typography variant="body2">{t('account:push.homeScreenOnly')}</Typography>
      </PageSection>
    );
  }
  const isOn = device === 'on';
  return (
    <PageSection title={t('account:push.title')}>
      <Typography variant="body2" color="textSecondary">
        {t(isOn ? 'account:push.isOn' : 'account:push.text')}
      </Typography>
      {device === 'blocked' ? (
        <Alert severity="info">{t('account:push.blocked')}</Alert>
      ) : (
        <Box>
          <Button
            variant="outlined"
            color="secondary"
            loading={isBusy}
            onClick={() => void submit(!isOn)}
          >
            {t(isOn ? 'account:push.turnOff' : 'account:push.turnOn')}
          </Button>
        </Box>
      )}
      <FailureAlert failureCode={failureCode} />
      {isOn && <Choices uid={uid} />}
    </PageSection>
  );
}

function Choices({ uid }: { uid: string }) {
  const { t } = useTranslation('account');
  const stored = usePushPreferences(uid);
  const [pressed, setPressed] = useState<PushChoices | null>(null);
  const { submit, failureCode } = useSubmission(
    'save notification preferences',
    async (choices: PushChoices) => savePushPreferences(uid, choices),
  );
  const choices = pressed ?? (stored.state === 'ready' ? stored.data : null);
  if (choices === null) {
    return <FailureAlert failureCode={stored.state === 'failed' ? stored.failureCode : null} />;
  }
  const change = async (changed: Partial<PushChoices>) => {
    const chosen = { ...choices, ...changed };
    setPressed(chosen);
    await submit(chosen);
    setPressed(null);
  };
  return (
    <>
      {PUSH_KINDS.map((kind) => (
        <CheckRow
          key={kind}
          words={t(`account:push.kinds.${kind}`)}
          isChecked={!choices.offKinds.includes(kind)}
          onChange={(isWanted) => {
            const others = choices.offKinds.filter((off) => off !== kind);
            void change({ offKinds: isWanted ? others : [...others, kind] });
          }}
        />
      ))}
      <CheckRow
        words={t('account:push.content')}
        isChecked={choices.isContentShown}
        onChange={(isContentShown) => void change({ isContentShown })}
      />
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" variant="body2" sx={{ fontWeight: 600, p: 0 }}>
          {t('account:push.quiet')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {t('account:push.quietText')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <TimeField
            label={t('account:push.from')}
            minutes={choices.quietFromMinutes}
            onChange={(quietFromMinutes) => void change({ quietFromMinutes })}
          />
          <TimeField
            label={t('account:push.until')}
            minutes={choices.quietUntilMinutes}
            onChange={(quietUntilMinutes) => void change({ quietUntilMinutes })}
          />
        </Box>
      </Box>
      <FailureAlert failureCode={failureCode} />
    </>
  );
}

interface TimeFieldProps {
  label: string;
  minutes: number;
  onChange: (minutes: number) => void;
}

/** A time of day; an unfinished one changes nothing. */
function TimeField({ label, minutes, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="time"
      label={label}
      value={typed ?? timeOf(minutes)}
      onBlur={() => {
        setTyped(null);
      }}
      onChange={(event) => {
        setTyped(event.target.value);
        const chosen = minutesOf(event.target.value);
        if (chosen !== null) onChange(chosen);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 140 }}
    />
  );
}

/** @example timeOf(1290) // '21:30' */
function timeOf(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
