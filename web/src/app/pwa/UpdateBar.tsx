import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useIsEditing } from '../../lib/edit-mode.ts';
import classes from './UpdateBar.module.css';
import { applyUpdate, postponeUpdate, useUpdate } from './update.ts';

/** Read aloud as soon as it stands there, and again when it says something else. */
function Announcement({ isEditing, isWanted }: { isEditing: boolean; isWanted: boolean }) {
  return (
    <p className={classes.text} role="status">
      Nieuwe versie beschikbaar
      {isEditing && (
        <span className={classes.more}>
          {isWanted
            ? 'De app wordt vernieuwd zodra je hebt opgeslagen.'
            : 'Wat je hebt ingevuld, blijft staan tot je het opslaat.'}
        </span>
      )}
    </p>
  );
}

/** Says that there is a newer version, and waits for the user's word. A form that is half filled in is finished first. */
export function UpdateBar() {
  const update = useUpdate();
  const isEditing = useIsEditing();
  const isWanted = update === 'wanted';
  useEffect(() => {
    if (isWanted && !isEditing) applyUpdate();
  }, [isWanted, isEditing]);
  const isShown = update === 'offered' || isWanted;
  return (
    <aside className={classes.place} aria-label="Nieuwe versie">
      {isShown && (
        <div className={classes.bar}>
          <IconRefresh size={20} stroke={1.5} aria-hidden className={classes.icon} />
          <Announcement isEditing={isEditing} isWanted={isWanted} />
          <div className={classes.actions}>
            <Button variant="default" onClick={postponeUpdate}>
              Later
            </Button>
            {!isWanted && <Button onClick={applyUpdate}>Vernieuwen</Button>}
          </div>
        </div>
      )}
    </aside>
  );
}
