import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useIsEditing } from '../../lib/form/edit-mode.ts';
import classes from './UpdateBar.module.css';
import { applyUpdate, postponeUpdate, useUpdate } from './update.ts';

/** Announced by screen readers when it appears and when its text changes. */
function Announcement({ isEditing, isRequested }: { isEditing: boolean; isRequested: boolean }) {
  return (
    <p className="flex-1 font-semibold text-base" role="status">
      {translate('Nieuwe versie beschikbaar')}
      {isEditing && (
        <span className="block text-quiet font-normal text-sm" style={{ maxWidth: '20rem' }}>
          {isRequested
            ? translate('De app wordt vernieuwd zodra je hebt opgeslagen.')
            : translate('Wat je hebt ingevuld, blijft staan tot je het opslaat.')}
        </span>
      )}
    </p>
  );
}

/** Offers the newer version. It is applied when the user agrees and no form has unsaved changes. */
export function UpdateBar() {
  const update = useUpdate();
  const isEditing = useIsEditing();
  const isRequested = update === 'wanted';
  useEffect(() => {
    if (isRequested && !isEditing) applyUpdate();
  }, [isRequested, isEditing]);
  const isShown = update === 'offered' || isRequested;
  return (
    <aside className={classes.place} aria-label={translate('Nieuwe versie')}>
      {isShown && (
        <div className={classes.bar}>
          <IconRefresh size={20} stroke={1.5} aria-hidden className="flex-none text-accent" />
          <Announcement isEditing={isEditing} isRequested={isRequested} />
          <div className={`${classes.actions} flex gap-2`}>
            <Button variant="default" onClick={postponeUpdate}>
              {translate('Later')}
            </Button>
            {!isRequested && <Button onClick={applyUpdate}>{translate('Vernieuwen')}</Button>}
          </div>
        </div>
      )}
    </aside>
  );
}
