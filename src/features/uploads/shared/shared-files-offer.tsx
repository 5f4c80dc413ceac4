import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHARED_FILE_LIMITS, SHARED_FILES_PARAMETER } from '@tasuki/domain/uploads/shared-file';
import { useSearchParams } from 'react-router-dom';
import {
  onSharedFiles,
  readSharedFiles,
  removeSharedFiles,
  type SharedFile,
} from '../../../data/uploads/shared-files.ts';
import { reportError } from '../../../platform/report-error.ts';

const NAMES_SHOWN = 5;
const BYTES_PER_MEGABYTE = 1024 * 1024;

/**
 * Offers files that another app shared. They are never added unasked: they may have been shared before
 * this person signed in, and another site can send files too.
 */
export default function SharedFilesOffer({
  onFiles,
}: {
  /** Takes the files in; after that they are deleted here. */
  onFiles: (files: readonly File[]) => Promise<void>;
}) {
  const { t } = useTranslation('uploads');
  const [search, setSearch] = useSearchParams();
  const [files, setFiles] = useState<readonly SharedFile[]>([]);
  const read = useCallback(() => {
    readSharedFiles(Date.now()).then(setFiles, (cause: unknown) => {
      reportError(cause, 'read shared files');
    });
  }, []);
  useEffect(() => {
    read();
    return onSharedFiles(read);
  }, [read]);
  const [isBusy, setIsBusy] = useState(false);
  const left = search.get(SHARED_FILES_PARAMETER);
  /** Hides the offer only after the files are deleted; a page that is loaded again would offer them again. */
  const close = async () => {
    try {
      await removeSharedFiles(files.map(({ id }) => id));
    } catch (cause) {
      reportError(cause, 'remove shared files');
    }
    setFiles([]);
    setSearch(
      (parameters) => {
        parameters.delete(SHARED_FILES_PARAMETER);
        return parameters;
      },
      { replace: true },
    );
  };
  const once = (work: () => Promise<void>) => () => {
    setIsBusy(true);
    void work().finally(() => {
      setIsBusy(false);
    });
  };
  const discard = once(close);
  const add = once(async () => {
    await onFiles(files.map(({ bytes, name }) => new File([bytes], name)));
    await close();
  });
  const leftCount = Number(left);
  const isNothingKept = left === 'none';
  if (files.length === 0 && !isNothingKept && !(leftCount > 0)) return null;
  return (
    <Alert
      severity={files.length === 0 ? 'warning' : 'info'}
      sx={{ my: 1.5 }}
      role="status"
      {...(files.length === 0 && { onClose: discard })}
    >
      {files.length > 0 && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('uploads:shared.title', { count: files.length })}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {files
              .slice(0, NAMES_SHOWN)
              .map(({ name }) => name)
              .join(' · ')}
            {files.length > NAMES_SHOWN && ' …'}
          </Typography>
        </>
      )}
      {isNothingKept && t('uploads:shared.notKept')}
      {leftCount > 0 && (
        <Typography variant="body2">
          {t('uploads:shared.leftOut', {
            count: leftCount,
            files: SHARED_FILE_LIMITS.filesMaximum,
            megabytes: SHARED_FILE_LIMITS.totalMaxBytes / BYTES_PER_MEGABYTE,
          })}
        </Typography>
      )}
      {files.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button variant="contained" size="small" disabled={isBusy} onClick={add}>
            {t('uploads:shared.add')}
          </Button>
          <Button color="secondary" size="small" disabled={isBusy} onClick={discard}>
            {t('uploads:shared.discard')}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
