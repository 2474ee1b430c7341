import { UnstyledButton } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { cleanFilename } from '@ploegplan/contract/values/filenames';
import { type Icon, IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import classes from './ImageViewer.module.css';

/** An action on the image besides looking at it and downloading it. */
export interface ImageAction {
  label: string;
  Icon: Icon;
  /** The state of a switch. */
  isPressed?: boolean;
  onClick: () => void;
}

interface Props {
  position: number;
  count: number;
  downloadUrl: string;
  filename: string;
  onStep: (by: number) => void;
  more: readonly ImageAction[];
}

const icon = { size: 24, stroke: 1.5, 'aria-hidden': true } as const;

export const ViewerActions = ({ position, count, downloadUrl, filename, onStep, more }: Props) => (
  <div className={classes.actions}>
    <UnstyledButton aria-disabled={position === 0} onClick={() => onStep(-1)}>
      <IconChevronLeft {...icon} />
      {translate('Vorige')}
    </UnstyledButton>
    <UnstyledButton component="a" href={downloadUrl} download={cleanFilename(filename)}>
      <IconDownload {...icon} />
      {translate('Downloaden')}
    </UnstyledButton>
    {more.map(({ label, Icon, isPressed, onClick }) => (
      <UnstyledButton key={label} aria-pressed={isPressed} onClick={onClick}>
        <Icon {...icon} />
        {label}
      </UnstyledButton>
    ))}
    <UnstyledButton aria-disabled={position === count - 1} onClick={() => onStep(1)}>
      <IconChevronRight {...icon} />
      {translate('Volgende')}
    </UnstyledButton>
  </div>
);
