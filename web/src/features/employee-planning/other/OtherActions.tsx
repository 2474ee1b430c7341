import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconBriefcase, IconReceipt, IconThermometer, IconUsersGroup } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './other.module.css';

interface Props {
  /** Absent when the company does not allow it. */
  onOtherWork?: () => void;
  onIllness: () => void;
  leadsCrew: true | undefined;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Offers to report other work or illness, and leads a foreman to the crew and the slips. */
export const OtherActions = ({ onOtherWork, onIllness, leadsCrew }: Props) => (
  <div className={classes.actions}>
    {leadsCrew && (
      <>
        <Button
          component={Link}
          to="/crew"
          variant="default"
          mih={48}
          leftSection={<IconUsersGroup {...icon} />}
        >
          {translate('Mijn ploeg')}
        </Button>
        <Button
          component={Link}
          to="/slips"
          variant="default"
          mih={48}
          leftSection={<IconReceipt {...icon} />}
        >
          {translate('Bonnen')}
        </Button>
      </>
    )}
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
