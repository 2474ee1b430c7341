import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import classes from './DetailsFooter.module.css';
import { SaveButton } from './hours/SaveButton.tsx';
import { explainSavingFailure } from './hours/useSaveHours.ts';
import type { Details } from './useDetails.ts';

/** The actions of the header once more, where the thumb is; and why saving failed. */
export function DetailsFooter({ details }: { details: Details }) {
  const { save, leaving } = details;
  return (
    <div className="grid w-full" style={{ gap: '8px' }}>
      {save.error && (
        <p className="text-error" role="alert">
          {explainSavingFailure(save.error)}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" mih={48} disabled={save.isPending} onClick={leaving.leave}>
          {translate('Annuleren')}
        </Button>
        <SaveButton details={details} />
      </div>
    </div>
  );
}
