import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  words: string;
  children: ReactNode;
}

/** What is there for those who ask, behind one press. */
export function Disclosure({ words, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <>
      <Button
        color="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
        endIcon={
          <Icon
            path={mdiChevronDown}
            sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
          />
        }
        sx={{ ml: -1.5 }}
      >
        {words}
      </Button>
      <Box id={contentId} hidden={!isOpen}>
        {isOpen && children}
      </Box>
    </>
  );
}
