import { UnstyledButton } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import classes from './ImageViewer.module.css';

interface ViewerActionsProps {
  position: number;
  count: number;
  downloadUrl: string;
  filename: string;
  onStep: (by: number) => void;
  onRename: () => void;
  onDelete: () => void;
}

const icon = { size: 24, stroke: 1.5, 'aria-hidden': true } as const;

export function ViewerActions(props: ViewerActionsProps) {
  const { position, count, downloadUrl, filename, onStep, onRename, onDelete } = props;
  return (
    <div className={classes.actions}>
      <UnstyledButton aria-disabled={position === 0} onClick={() => onStep(-1)}>
        <IconChevronLeft {...icon} />
        Vorige
      </UnstyledButton>
      <UnstyledButton component="a" href={downloadUrl} download={filename}>
        <IconDownload {...icon} />
        Download
      </UnstyledButton>
      <UnstyledButton onClick={onRename}>
        <IconPencil {...icon} />
        Hernoemen
      </UnstyledButton>
      <UnstyledButton onClick={onDelete}>
        <IconTrash {...icon} />
        Verwijderen
      </UnstyledButton>
      <UnstyledButton aria-disabled={position === count - 1} onClick={() => onStep(1)}>
        <IconChevronRight {...icon} />
        Volgende
      </UnstyledButton>
    </div>
  );
}
