import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROFILE_PHOTO_TYPES } from '@tasuki/domain/accounts/profile-photo';
import { photoAddressOf } from '../../data/accounts/photo-address.ts';
import { useProfilePhoto } from '../../data/accounts/profile-photo-query.ts';
import { deleteProfilePhoto, saveProfilePhoto } from '../../data/accounts/profile-photos.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormSection } from './form-section.tsx';
import { readablePhoto } from './readable-photo.ts';

/** Cropping comes with the first picture that is chosen. */
const PhotoCropDialog = lazy(() => import('./photo-crop-dialog.tsx'));

const AVATAR_PIXELS = 96;

/** The runner's photo: chosen, cropped, taken away. */
export function PhotoSection({ uid }: { uid: string }) {
  const { t } = useTranslation('athlete');
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null);
  const stored = useProfilePhoto(uid);
  const photo = stored.state === 'ready' ? stored.data : null;
  const shown = useMemo(() => photo && photoAddressOf(photo), [photo]);
  const choice = useSubmission<File>(
    'read photo',
    useCallback(async (file) => {
      const readable = await readablePhoto(file);
      setChosen({ file: readable, address: URL.createObjectURL(readable) });
    }, []),
  );
  const removal = useSubmission(
    'remove photo',
    useCallback(() => deleteProfilePhoto(uid), [uid]),
  );
  return (
    <FormSection title={t('athlete:photo.title')} why={t('athlete:photo.why')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Avatar
          {...(shown ? { src: shown } : {})}
          alt={photo ? t('athlete:photo.alt') : ''}
          sx={{ width: AVATAR_PIXELS, height: AVATAR_PIXELS }}
        />
        <Button
          variant="outlined"
          color="secondary"
          loading={choice.isBusy}
          onClick={() => input.current?.click()}
        >
          {t(photo ? 'athlete:photo.change' : 'athlete:photo.choose')}
        </Button>
        <input
          ref={input}
          id={inputId}
          type="file"
          hidden
          accept={PROFILE_PHOTO_TYPES.join(',')}
          aria-label={t('athlete:photo.choose')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void choice.submit(file);
            // The same file chosen again is a choice too.
            currentTarget.value = '';
          }}
        />
        {photo && (
          <Button
            color="secondary"
            loading={removal.isBusy}
            onClick={() => {
              void removal.submit();
            }}
          >
            {t('athlete:photo.remove')}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('athlete:photo.rules')}
      </Typography>
      <FailureAlert failureCode={choice.failureCode ?? removal.failureCode} />
      {chosen && (
        <Suspense>
          <PhotoCropDialog
            {...chosen}
            onClose={() => {
              URL.revokeObjectURL(chosen.address);
              setChosen(null);
            }}
            onCropped={(cropped) => saveProfilePhoto(uid, cropped)}
          />
        </Suspense>
      )}
    </FormSection>
  );
}
