import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { StoredPhoto } from '../../data/accounts/profile-photos.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { drawFrom, encodePhoto, type PhotoCrop } from './encode-photo.ts';

const ZOOM_MAXIMUM = 4;
const ARROW_STEP_PIXELS = 4;

interface PhotoCropDialogProps {
  file: File;
  /** An address of the file, for an image. */
  address: string;
  onCropped: (photo: StoredPhoto) => Promise<void>;
  onClose: () => void;
}

/** Chooses the square that is kept: by dragging, pinching, wheel, slider or the arrow keys. */
export default function PhotoCropDialog({
  file,
  address,
  onCropped,
  onClose,
}: PhotoCropDialogProps) {
  const { t } = useTranslation('athlete');
  const titleId = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [crop, setCrop] = useState<PhotoCrop | null>(null);
  const keep = useCallback(
    async (chosen: PhotoCrop) => {
      const picture = await pictureOf(file);
      try {
        await onCropped(await encodePhoto(chosen, drawFrom(picture)));
      } finally {
        picture.close();
      }
    },
    [file, onCropped],
  );
  const { submit, fail, isBusy, failureCode } = useSubmission('save photo', keep);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('athlete:photo.crop')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ position: 'relative', height: 300, borderRadius: 1, overflow: 'hidden' }}>
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={ZOOM_MAXIMUM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            // The page's security policy allows no style that a script writes; the import has it.
            disableAutomaticStylesInjection
            keyboardStep={ARROW_STEP_PIXELS}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => {
              setCrop(pixels);
            }}
            mediaProps={{
              onError: () => {
                fail(new TasukiFailure('photo/unreadable'));
              },
            }}
            cropperProps={{ role: 'group', 'aria-label': t('athlete:photo.move') }}
          />
        </Box>
        <Slider
          aria-label={t('athlete:photo.zoom')}
          value={zoom}
          min={1}
          max={ZOOM_MAXIMUM}
          step={0.05}
          onChange={(_event, value) => {
            if (typeof value === 'number') setZoom(value);
          }}
        />
        <Typography variant="body2" color="textSecondary">
          {t('athlete:photo.how')}
        </Typography>
        <FailureAlert failureCode={failureCode} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('athlete:photo.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={crop === null}
          onClick={() => {
            if (crop) void submit(crop).then((isSaved) => isSaved && onClose());
          }}
        >
          {t('athlete:photo.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Decoded and turned upright, as the camera noted it. */
async function pictureOf(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new TasukiFailure('photo/unreadable', { cause });
  }
}
