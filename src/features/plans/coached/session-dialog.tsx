import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toDisplayedValue, unitWords } from '@tasuki/domain/measures/format-measure';
import {
  COACH_SESSION_KINDS,
  coachSession,
  firstChoice,
  hasFasterPart,
  isByTime,
  SESSION_CHOICE_LIMITS,
  type SessionChoice,
} from '@tasuki/domain/plans/coached/coach-session';
import type { PlanPaces } from '@tasuki/domain/plans/plan-paces';
import type { SessionDraft } from '@tasuki/domain/plans/session-drafts';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { sessionFigures } from '../session-figures.ts';

interface SessionDialogProps {
  title: string;
  /** The choice that it begins with. */
  choice: SessionChoice;
  paces: PlanPaces;
  onChosen: (draft: SessionDraft) => void;
  onClose: () => void;
}

const METERS_OF_DISTANCE_STEP = 100;

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return Number.isFinite(value) && value >= least && value <= most;
}

/** A session of a coach's own: what, how far, and how its faster part is divided. */
export function SessionDialog({ title, choice, paces, onChosen, onClose }: SessionDialogProps) {
  const { t } = useTranslation(['roster', 'plan']);
  const locale = useMeasureLocale();
  const kindId = useId();
  const metersPerUnit = 1 / toDisplayedValue(1, 'roundMeters', locale);
  const [kind, setKind] = useState(choice.kind);
  const [texts, setTexts] = useState(() => textsOf(choice, metersPerUnit));
  const chosen: SessionChoice = {
    kind,
    meters:
      Math.round((Number(texts.distance) * metersPerUnit) / METERS_OF_DISTANCE_STEP) *
      METERS_OF_DISTANCE_STEP,
    repeats: Math.round(Number(texts.repeats)),
    length: Math.round(Number(texts.length)),
    restSeconds: Math.round(Number(texts.rest)),
  };
  const limits = SESSION_CHOICE_LIMITS;
  const isFaster = hasFasterPart(kind);
  const isPossible =
    isWithin(chosen.meters, limits.meters) &&
    (!isFaster ||
      (isWithin(chosen.repeats, limits.repeats) &&
        isWithin(chosen.length, isByTime(kind) ? limits.lengthSeconds : limits.lengthMeters) &&
        isWithin(chosen.restSeconds, limits.restSeconds)));
  const draft = isPossible ? coachSession(chosen, paces) : null;
  const fieldOf = (name: keyof ChoiceTexts, label: string): ChoiceFieldProps => ({
    label,
    text: texts[name],
    onText: (text) => {
      setTexts({ ...texts, [name]: text });
    },
  });
  const fields = [
    fieldOf(
      'distance',
      t('roster:plan.session.distance', { unit: unitWords('roundMeters', locale) }),
    ),
    ...(isFaster
      ? [
          fieldOf('repeats', t('roster:plan.session.repeats')),
          fieldOf(
            'length',
            t(isByTime(kind) ? 'roster:plan.session.seconds' : 'roster:plan.session.meters'),
          ),
          fieldOf('rest', t('roster:plan.session.rest')),
        ]
      : []),
  ];
  return (
    <ConfirmDialog
      title={title}
      words={t('roster:plan.session.take')}
      color="primary"
      isBusy={false}
      isDisabled={!draft}
      failureCode={null}
      onConfirm={() => {
        if (draft) onChosen(draft);
      }}
      onClose={onClose}
    >
      <FormControl fullWidth variant="outlined" sx={{ mt: 1 }}>
        <InputLabel htmlFor={kindId} shrink>
          {t('roster:plan.session.kind')}
        </InputLabel>
        <NativeSelect
          input={<OutlinedInput label={t('roster:plan.session.kind')} notched />}
          inputProps={{ id: kindId }}
          value={kind}
          onChange={(event) => {
            const next = COACH_SESSION_KINDS.find((one) => one === event.currentTarget.value);
            if (!next) return;
            setKind(next);
            setTexts({
              ...textsOf(firstChoice(next), metersPerUnit),
              distance: texts.distance,
            });
          }}
        >
          {COACH_SESSION_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`plan:kind.${one}`)}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      {fields.map((field) => (
        <ChoiceField key={field.label} {...field} />
      ))}
      <Typography variant="body2" role="status" color="textSecondary">
        {draft
          ? [t(`plan:kind.${kind}`), ...sessionFigures({ ...draft, ...NOWHERE }, locale, t)].join(
              ' · ',
            )
          : t('roster:plan.session.incomplete')}
      </Typography>
    </ConfirmDialog>
  );
}

const NOWHERE = {
  id: '',
  day: '',
  reason: { code: 'coach-choice', fromMeters: null, percent: null },
} as const;

interface ChoiceFieldProps {
  label: string;
  text: string;
  onText: (text: string) => void;
}

/** One figure of a session. */
function ChoiceField({ label, text, onText }: ChoiceFieldProps) {
  return (
    <TextField
      label={label}
      value={text}
      autoComplete="off"
      onChange={(event) => {
        onText(event.currentTarget.value.replace(',', '.'));
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}

type ChoiceTexts = Record<'distance' | 'repeats' | 'length' | 'rest', string>;

function textsOf(
  { meters, repeats, length, restSeconds }: SessionChoice,
  metersPerUnit: number,
): ChoiceTexts {
  return {
    distance: String(Math.round((meters / metersPerUnit) * 10) / 10),
    repeats: String(repeats),
    length: String(length),
    rest: String(restSeconds),
  };
}
