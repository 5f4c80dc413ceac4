import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TOUCH_TARGET_PIXELS, touchTarget } from '../theme/touch-target.ts';

/** The size of a finger. */
const CLOSE_TARGET = { width: TOUCH_TARGET_PIXELS, height: TOUCH_TARGET_PIXELS };

interface NoticeProps {
  severity: AlertProps['severity'];
  title: string;
  children: ReactNode;
  /** The page where it is seen whole, or repaired. */
  link: { path: string; words: string };
  /** Left out = it stays for as long as it holds. */
  onClose?: () => void;
}

/** A notice above the page, with a link to its subject. */
export function Notice({ severity, title, children, link, onClose }: NoticeProps) {
  const { t } = useTranslation('common');
  return (
    <Alert
      severity={severity}
      icon={false}
      sx={{ mb: 2 }}
      {...(onClose && {
        closeText: t('common:action.close'),
        slotProps: { closeButton: { sx: CLOSE_TARGET } },
        onClose,
      })}
    >
      <AlertTitle>{title}</AlertTitle>
      {children}
      <Button
        component={Link}
        to={link.path}
        color="inherit"
        sx={{ ...touchTarget, display: 'flex', width: 'fit-content', px: 1, ml: -1 }}
      >
        {link.words}
      </Button>
    </Alert>
  );
}
