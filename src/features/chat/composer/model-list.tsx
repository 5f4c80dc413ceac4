import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import {
  DEFAULT_MODEL,
  MODELS,
  modelOf,
  resolveModel,
  selectableModels,
  THOROUGH_MODEL,
  type Model,
  type ModelNotice,
} from '@tasuki/domain/chat/model-registry';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { useDateLocale } from '../../../platform/locale.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { todayUtc } from './today-utc.ts';

interface ModelListProps {
  chosen: AnswererKey | null;
  /** Answers where nobody is chosen here; null = whom the product chooses. */
  inherited: AnswererKey | null;
  inheritedWords: string;
  onChoose: (chosen: AnswererKey | null) => void;
}

/** Three recommended choices with a reason each; behind them every other model, those that end last, and those that are gone. */
export function ModelList({ chosen, inherited, inheritedWords, onChoose }: ModelListProps) {
  const { t } = useTranslation('chat');
  const name = useId();
  const today = todayUtc();
  const choosable = selectableModels(today);
  const keys = new Set(choosable.map(({ key }) => key));
  const thorough = resolveModel(THOROUGH_MODEL, today).model;
  // A choice made before is in sight, one that is gone too, with what became of it.
  const [before] = useState(chosen);
  const apart =
    before !== null && before !== 'embedded' && before !== thorough.key ? modelOf(before) : null;
  const more = choosable
    .filter(({ key }) => key !== thorough.key && key !== apart?.key)
    .map((model) => ({ model, notice: resolveModel(model.key, today).notice }))
    .sort((a, b) => Number(a.notice !== null) - Number(b.notice !== null));
  const gone = MODELS.filter(({ key, isChat }) => isChat && !keys.has(key) && key !== chosen);
  return (
    <>
      <Box role="radiogroup" aria-label={t('chat:model.title')}>
        <ModelRow
          name={name}
          label={inheritedWords}
          isChosen={chosen === null}
          onChoose={() => {
            onChoose(null);
          }}
        >
          <InheritedWords inherited={inherited} today={today} />
        </ModelRow>
        <ModelRow
          name={name}
          label={t('chat:model.embedded.name')}
          isChosen={chosen === 'embedded'}
          onChoose={() => {
            onChoose('embedded');
          }}
        >
          {t('chat:model.embedded.explained')}
        </ModelRow>
        <ModelRow
          name={name}
          label={thorough.label}
          isChosen={chosen === thorough.key}
          onChoose={() => {
            onChoose(thorough.key);
          }}
        >
          {t('chat:model.thorough')}
        </ModelRow>
        {apart && (
          <RegistryRow
            name={name}
            model={apart}
            isChosen={apart.key === chosen}
            onChoose={onChoose}
          />
        )}
        <Disclosure words={t('chat:model.more', { count: more.length })}>
          {more.map(({ model }) => (
            <RegistryRow
              key={model.key}
              name={name}
              model={model}
              isChosen={model.key === chosen}
              onChoose={onChoose}
            />
          ))}
        </Disclosure>
      </Box>
      <Disclosure words={t('chat:model.gone')}>
        {gone.map(({ key, label }) => (
          <Box key={key} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2">{label}</Typography>
            <Typography component="p" variant="caption" color="textSecondary">
              <NoticeWords notice={resolveModel(key, today).notice} />
            </Typography>
          </Box>
        ))}
      </Disclosure>
    </>
  );
}

interface RegistryRowProps extends Pick<ModelListProps, 'onChoose'> {
  name: string;
  model: Model;
  isChosen: boolean;
}

/** A model by its maker, with its end where there is one. */
function RegistryRow({ name, model, isChosen, onChoose }: RegistryRowProps) {
  const { t } = useTranslation('chat');
  return (
    <ModelRow
      name={name}
      label={model.label}
      isChosen={isChosen}
      onChoose={() => {
        onChoose(model.key);
      }}
    >
      {t(`chat:model.provider.${model.provider}`)}
      <Notice notice={resolveModel(model.key, todayUtc()).notice} />
    </ModelRow>
  );
}

/** Names the answerer without a choice here. */
function InheritedWords({
  inherited,
  today,
}: Pick<ModelListProps, 'inherited'> & { today: string }) {
  const { t } = useTranslation('chat');
  if (inherited === 'embedded') return t('chat:model.embedded.name');
  const { label } = resolveModel(inherited ?? DEFAULT_MODEL, today).model;
  return inherited === null ? t('chat:model.orEmbedded', { model: label }) : label;
}

interface ModelRowProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function ModelRow({ name, label, isChosen, onChoose, children }: ModelRowProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 56,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        cursor: 'pointer',
      }}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        sx={{
          width: 20,
          height: 20,
          m: 0,
          flexShrink: 0,
          accentColor: 'var(--tasuki-palette-primary-main)',
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
          {label}
        </Typography>
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block' }}
        >
          {children}
        </Typography>
      </Box>
    </Box>
  );
}

function Notice({ notice }: { notice: ModelNotice | null }) {
  if (!notice) return null;
  return (
    <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
      <NoticeWords notice={notice} />
    </Box>
  );
}

/** Until when it answers, and who does afterwards. */
function NoticeWords({ notice }: { notice: ModelNotice | null }) {
  const { t } = useTranslation('chat');
  const dates = useDateLocale();
  if (!notice) return null;
  const successor = notice.successor.label;
  // A day without a clock: noon is the same day in every zone that is asked for it in UTC.
  const day = notice.endsOn && formatDay(new Date(`${notice.endsOn}T12:00:00Z`), 0, dates);
  if (notice.kind === 'ends-soon') {
    return day && t('chat:model.notice.endsSoon', { day, successor });
  }
  return day
    ? t('chat:model.notice.retiredOn', { day, successor })
    : t('chat:model.notice.retired', { successor });
}
