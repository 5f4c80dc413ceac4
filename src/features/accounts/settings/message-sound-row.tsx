import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMessageSoundOn, setMessageSound } from '../../../platform/sound/message-sound.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';

/** Whether this browser makes a sound for a new message while the app is open. Switched on, it sounds once. */
export function MessageSoundRow() {
  const { t } = useTranslation('account');
  const announce = useSnackbar();
  const [isOn, setIsOn] = useState(isMessageSoundOn);
  const choose = (isWanted: boolean) => {
    if (!setMessageSound(isWanted)) {
      announce(t('account:mails.soundNotKept'));
      return;
    }
    setIsOn(isWanted);
    if (isWanted) void playOnce();
  };
  return <CheckRow words={t('account:mails.sound')} isChecked={isOn} onChange={choose} />;
}

async function playOnce(): Promise<void> {
  try {
    const { playMessageTone } = await import('../../../platform/sound/play-message-tone.ts');
    await playMessageTone();
  } catch {
    // The choice counts all the same.
  }
}
