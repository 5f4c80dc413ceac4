import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface DisclosureButtonProps {
  words: string;
  isOpen: boolean;
  /** The id of what it opens. */
  controls: string;
  color: 'secondary' | 'inherit';
  onPress: () => void;
}

/** Opens what stands elsewhere, and closes it again. */
export function DisclosureButton({
  words,
  isOpen,
  controls,
  color,
  onPress,
}: DisclosureButtonProps) {
  return (
    <Button
      color={color}
      size="small"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      endIcon={
        <Icon
          path={mdiChevronDown}
          sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
        />
      }
      sx={{ ml: -1.5, textAlign: 'left' }}
    >
      {words}
    </Button>
  );
}

interface DisclosureProps {
  words: string;
  children: ReactNode;
}

/** Optional content behind one press. */
export function Disclosure({ words, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <>
      <DisclosureButton
        words={words}
        isOpen={isOpen}
        controls={contentId}
        color="secondary"
        onPress={() => {
          setIsOpen(!isOpen);
        }}
      />
      <Box id={contentId} hidden={!isOpen}>
        {isOpen && children}
      </Box>
    </>
  );
}
