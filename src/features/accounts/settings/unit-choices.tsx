import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import {
  TEMPERATURE_UNITS,
  temperatureUnitOf,
  UNIT_SYSTEMS,
  type TemperatureUnit,
  type UnitSystem,
} from '@tasuki/domain/measures/format-measure';
import { saveUserAccount } from '../../../data/sign-in/session-account.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

function saveUnits(units: UnitSystem): Promise<void> {
  return saveUserAccount({ units });
}

function saveTemperatureUnit(temperatureUnit: TemperatureUnit): Promise<void> {
  return saveUserAccount({ temperatureUnit });
}

/** Kilometres or miles. */
export function UnitsChoice() {
  const { t } = useTranslation('account');
  const units = useSessionStore((session) => session.user?.units ?? 'metric');
  const { submit, failureCode } = useSubmission('save units', saveUnits);
  return (
    <>
      <PressedChoice
        label={t('account:units.title')}
        value={units}
        options={UNIT_SYSTEMS.map((value) => ({ value, words: t(`account:units.${value}`) }))}
        onChoose={(chosen) => void submit(chosen)}
      />
      <FailureAlert failureCode={failureCode} />
    </>
  );
}

/** People who have not chosen get the unit that goes with their distances. */
export function TemperatureChoice() {
  const { t } = useTranslation('account');
  const units = useSessionStore((session) => session.user?.units ?? 'metric');
  const temperature = useSessionStore((session) => session.user?.temperatureUnit);
  const { submit, failureCode } = useSubmission('save temperature unit', saveTemperatureUnit);
  return (
    <>
      <PressedChoice
        label={t('account:temperature.title')}
        value={temperatureUnitOf({ units, temperature })}
        options={TEMPERATURE_UNITS.map((value) => ({
          value,
          words: t(`account:temperature.${value}`),
        }))}
        onChoose={(chosen) => void submit(chosen)}
      />
      <FailureAlert failureCode={failureCode} />
    </>
  );
}

interface PressedChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; words: string }[];
  /** Another one was pressed than holds. */
  onChoose: (value: Value) => void;
}

function PressedChoice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: PressedChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={label}
      onChange={(_event, chosen: Value | null) => {
        if (chosen && chosen !== value) onChoose(chosen);
      }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          sx={{ minHeight: TOUCH_TARGET_PIXELS, px: 2.5 }}
        >
          {option.words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
