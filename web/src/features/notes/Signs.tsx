import type { Note } from '@ploegplan/contract/notes/schemas';
import { IconPinFilled, IconUsersGroup } from '@tabler/icons-react';
import classes from './notes.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export const Signs = ({ isPinned, isForCrew }: Pick<Note, 'isPinned' | 'isForCrew'>) => (
  <>
    {isPinned && (
      <span className={classes.sign} title="Vastgezet">
        <IconPinFilled {...icon} />
        <span className="sr-only">vastgezet </span>
      </span>
    )}
    {isForCrew && (
      <span className={classes.sign} title="Voor de ploeg">
        <IconUsersGroup {...icon} />
        <span className="sr-only">voor de ploeg </span>
      </span>
    )}
  </>
);
