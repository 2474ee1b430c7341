import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useIsEditing } from '../../lib/edit-mode.ts';
import classes from './UpdateBar.module.css';
import { putOff, takeUpdate, useUpdate } from './update.ts';

/** Says that there is a newer version, and waits for the user's word. A form that is half filled in is finished first. */
export function UpdateBar() {
  const update = useUpdate();
  const isEditing = useIsEditing();
  const isWanted = update === 'wanted';
  useEffect(() => {
    if (isWanted && !isEditing) takeUpdate();
  }, [isWanted, isEditing]);
  const isShown = update === 'offered' || isWanted;
  return (
    <aside className={classes.place} aria-label="Nieuwe versie" role="status">
      {isShown && (
        <div className={classes.bar}>
          <IconRefresh size={20} stroke={1.5} aria-hidden className={classes.icon} />
          <p className={classes.text}>
            Nieuwe versie beschikbaar
            {isEditing && (
              <span className={classes.more}>
                {isWanted
                  ? 'De app wordt vernieuwd zodra je hebt opgeslagen.'
                  : 'Wat je hebt ingevuld, blijft staan tot je het opslaat.'}
              </span>
            )}
          </p>
          <div className={classes.actions}>
            <Button variant="default" onClick={putOff}>
              Later
            </Button>
            {!isWanted && <Button onClick={takeUpdate}>Vernieuwen</Button>}
          </div>
        </div>
      )}
    </aside>
  );
}
