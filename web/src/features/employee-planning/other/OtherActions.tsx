import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconBriefcase, IconThermometer } from '@tabler/icons-react';
import classes from './other.module.css';

interface Props {
  /** Absent when the company does not allow it. */
  onOtherWork?: () => void;
  onIllness: () => void;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Offers to report other work or illness. */
export const OtherActions = ({ onOtherWork, onIllness }: Props) => (
  <div className={classes.actions}>
    {onOtherWork && (
      <Button
        variant="default"
        mih={48}
        leftSection={<IconBriefcase {...icon} />}
        onClick={onOtherWork}
      >
        {translate('Ander werk')}
      </Button>
    )}
    <Button
      variant="default"
      mih={48}
      leftSection={<IconThermometer {...icon} />}
      onClick={onIllness}
    >
      {translate('Ik ben ziek')}
    </Button>
  </div>
);
