import type { Note } from '@ploegplan/contract/notes/schemas';
import { IconPinFilled, IconUsersGroup } from '@tabler/icons-react';
import spoken from '../../ui/facts/spoken.module.css';
import classes from './notes.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export const Signs = ({ isPinned, isForCrew }: Pick<Note, 'isPinned' | 'isForCrew'>) => (
  <>
    {isPinned && (
      <span className={classes.sign} title="Vastgezet">
        <IconPinFilled {...icon} />
        <span className={spoken.spoken}>vastgezet </span>
      </span>
    )}
    {isForCrew && (
      <span className={classes.sign} title="Voor de ploeg">
        <IconUsersGroup {...icon} />
        <span className={spoken.spoken}>voor de ploeg </span>
      </span>
    )}
  </>
);
