import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { answerPushQuestion, isPushQuestionOpen } from '../../data/push/push-question.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { touchTarget, TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

const EQUAL_BUTTON = { flex: 1, minHeight: TOUCH_TARGET_PIXELS } as const;

/**
 * Asks once whether this device is to be notified, where a runner has just read the coach's words.
 * The browser's own prompt comes after a yes alone.
 */
export default function PushQuestion({ uid }: { uid: string }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void isPushQuestionOpen(uid).then((isAsked) => {
      if (!isLeft) setIsOpen(isAsked);
    });
    return () => {
      isLeft = true;
    };
  }, [uid]);
  return isOpen ? <Question uid={uid} /> : null;
}

function Question({ uid }: { uid: string }) {
  const { t } = useTranslation('homeScreen');
  const titleId = useId();
  const [answer, setAnswer] = useState<boolean | null>(null);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { submit, isBusy, failureCode } = useSubmission<boolean>(
    'answer about notifications',
    async (isYes) => answerPushQuestion(uid, isYes),
  );
  const press = async (isYes: boolean) => {
    setPressed(isYes);
    if (await submit(isYes)) setAnswer(isYes);
  };
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 1, mt: 3, p: 2, borderRadius: 2, bgcolor: 'quiet.ground' }}
    >
      <Typography id={titleId} variant="body1" component="h2" sx={{ fontWeight: 600 }}>
        {t('homeScreen:pushQuestion.title')}
      </Typography>
      {answer === null ? (
        <>
          <Typography variant="body2">{t('homeScreen:pushQuestion.text')}</Typography>
          <Box sx={{ display: 'flex', gap: 1, mt: 0.5, maxWidth: 400 }}>
            {([false, true] as const).map((isYes) => (
              <Button
                key={String(isYes)}
                variant="outlined"
                color="secondary"
                sx={EQUAL_BUTTON}
                loading={isBusy && pressed === isYes}
                onClick={() => void press(isYes)}
              >
                {t(isYes ? 'homeScreen:pushQuestion.yes' : 'homeScreen:pushQuestion.no')}
              </Button>
            ))}
          </Box>
          <FailureAlert failureCode={failureCode} />
        </>
      ) : (
        <Answered isOn={answer} />
      )}
    </Box>
  );
}

function Answered({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('homeScreen');
  const words = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; a keyboard goes on from here.
    words.current?.focus();
  }, []);
  return (
    <>
      <Typography ref={words} tabIndex={-1} variant="body2" sx={{ outline: 'none' }}>
        {t(isOn ? 'homeScreen:pushQuestion.isOn' : 'homeScreen:pushQuestion.isOff')}
      </Typography>
      <Link
        component={RouterLink}
        to={routePath('account')}
        variant="body2"
        sx={[touchTarget, { justifySelf: 'start' }]}
      >
        {t('common:title.account')}
      </Link>
    </>
  );
}
