import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useIsEditing } from '../../lib/form/edit-mode.ts';
import classes from './UpdateBar.module.css';
import { applyUpdate, postponeUpdate, useUpdate } from './update.ts';

/** Announced by screen readers when it appears and when its text changes. */
function Announcement({ isEditing, isWanted }: { isEditing: boolean; isWanted: boolean }) {
  return (
    <p className="flex-1 font-semibold text-base" role="status">
      Nieuwe versie beschikbaar
      {isEditing && (
        <span className="block text-quiet font-normal text-sm" style={{ maxWidth: '20rem' }}>
          {isWanted
            ? 'De app wordt vernieuwd zodra je hebt opgeslagen.'
            : 'Wat je hebt ingevuld, blijft staan tot je het opslaat.'}
        </span>
      )}
    </p>
  );
}

/** Offers the newer version. It is applied when the user agrees and no form has unsaved changes. */
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
          <IconRefresh size={20} stroke={1.5} aria-hidden className="flex-none text-accent" />
          <Announcement isEditing={isEditing} isWanted={isWanted} />
          <div className={`${classes.actions} flex gap-2`}>
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
