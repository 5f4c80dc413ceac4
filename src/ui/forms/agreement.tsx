import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';

interface AgreementProps {
  /** The key of words in which `<terms>` and `<privacy>` mark what is agreed to. */
  words: string;
}

/** Words of an agreement, with what is agreed to behind links that leave the form as it is. */
export function Agreement({ words }: AgreementProps) {
  const { t } = useTranslation();
  return (
    <Trans
      t={t}
      i18nKey={words}
      components={{
        terms: <Link href={routePath('terms')} target="_blank" rel="noopener" />,
        privacy: <Link href={routePath('privacy')} target="_blank" rel="noopener" />,
      }}
    />
  );
}
