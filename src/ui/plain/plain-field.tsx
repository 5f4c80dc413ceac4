import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useId, useState, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRule } from '@tasuki/domain/form-rules';
import { PlainIcon } from './plain-icon.tsx';
import './plain.css';

interface NamedField<Fields> {
  form: {
    defaultValues: Fields;
    brokenRules: Partial<Record<Extract<keyof Fields, string>, FormRule>>;
  };
  name: Extract<keyof Fields, string>;
}

interface PlainFieldProps<Fields> extends NamedField<Fields> {
  label: string;
  type?: 'text' | 'email' | 'password';
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** Shown under the field while nothing is wrong with it. */
  hint?: string | undefined;
  /** At the end of the field. */
  end?: ReactNode;
}

/** A phone neither begins it with a capital nor marks it as misspelt. */
const AS_TYPED = { autoCapitalize: 'none', spellCheck: false } as const;

/** A line of text with its words for whatever rule it breaks. What is typed is the browser's to keep. */
export function PlainField<Fields>({
  form,
  name,
  label,
  type = 'text',
  autoComplete,
  hint,
  end,
}: PlainFieldProps<Fields>) {
  const { t } = useTranslation();
  const id = useId();
  const helpId = useId();
  const brokenRule: FormRule | undefined = form.brokenRules[name];
  const help = brokenRule ? t(`common:validation.${brokenRule}`, { field: label }) : hint;
  const isTextKept = type === 'email' || type === 'password';
  return (
    <div>
      <div className="plain-field" {...(end ? { 'data-eye': '' } : {})}>
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          defaultValue={String(form.defaultValues[name])}
          placeholder=" "
          aria-invalid={brokenRule !== undefined}
          {...(help ? { 'aria-describedby': helpId } : {})}
          {...(isTextKept ? AS_TYPED : {})}
        />
        <label htmlFor={id}>{label}</label>
        {end}
      </div>
      {help && (
        <p id={helpId} className="plain-help" {...(brokenRule ? { 'data-broken': '' } : {})}>
          {help}
        </p>
      )}
    </div>
  );
}

/** A password, hidden until the person wants to see it. */
export function PlainPasswordField<Fields>(props: Omit<PlainFieldProps<Fields>, 'type' | 'end'>) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <PlainField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="plain-eye"
          aria-label={t('common:form.showPassword', { field: props.label })}
          aria-pressed={isShown}
          onClick={() => {
            setIsShown((shown) => !shown);
          }}
        >
          <PlainIcon path={isShown ? mdiEyeOffOutline : mdiEyeOutline} />
        </button>
      }
    />
  );
}

interface PlainCheckProps<Fields> extends NamedField<Fields> {
  label: ReactNode;
}

/** A yes or no of a form, with its words where a yes is needed. */
export function PlainCheck<Fields>({ form, name, label }: PlainCheckProps<Fields>) {
  const { t } = useTranslation();
  const helpId = useId();
  const brokenRule: FormRule | undefined = form.brokenRules[name];
  return (
    <div>
      <label className="plain-check">
        <input
          type="checkbox"
          name={name}
          aria-invalid={brokenRule !== undefined}
          {...(brokenRule ? { 'aria-describedby': helpId } : {})}
        />
        <span>{label}</span>
      </label>
      {brokenRule && (
        <p id={helpId} className="plain-help" data-broken="">
          {t(`common:validation.${brokenRule}`)}
        </p>
      )}
    </div>
  );
}
