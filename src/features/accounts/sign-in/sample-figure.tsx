import { useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { MarkedWords } from '../../../ui/marked-words.tsx';
import { PlainLink } from '../../../ui/plain/page-link.tsx';

/**
 * The coach's words on the sample run, with a figure that shows where it comes from. It needs no
 * script. `scripts/building/sample-run.test.ts` checks that the words are the coach's own.
 */
export function SampleFigure() {
  const { t } = useTranslation('account');
  return (
    <div className="plain-answer">
      <p className="plain-text" data-quiet="" data-small="">
        {t('account:sample.intro')}
      </p>
      <details>
        <summary>
          <MarkedWords
            words={t('account:sample.answer')}
            marks={{ figure: <span className="plain-figure" /> }}
          />
        </summary>
        <p className="plain-text" data-small="">
          {t('account:sample.method')}
          <br />
          <span className="plain-quiet">{t('account:sample.stretch')}</span>
        </p>
      </details>
      <PlainLink isRow to={routePath('sampleRun')}>
        {t('account:sample.whole')}
      </PlainLink>
    </div>
  );
}
