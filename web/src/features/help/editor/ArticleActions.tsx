import { Button } from '@mantine/core';
import type { EditedHelpArticle, HelpScope } from '@ploegplan/contract/help/schemas';
import { useRemoveArticle } from '../../../data/help/help-editor.ts';
import classes from './editor.module.css';

interface Props {
  row: EditedHelpArticle | null;
  scope: HelpScope;
  isSaving: boolean;
  onCancel: () => void;
  onDraft: () => void;
  onPublish: () => void;
  onRemoved: () => void;
}

export function ArticleActions({
  row,
  scope,
  isSaving,
  onCancel,
  onDraft,
  onPublish,
  onRemoved,
}: Props) {
  const removing = useRemoveArticle(scope);
  return (
    <div className={classes.actions}>
      {row && (
        <Button
          variant="subtle"
          color="red"
          disabled={isSaving}
          loading={removing.isPending}
          onClick={() => removing.mutate(row, { onSuccess: onRemoved })}
        >
          {row.isOverride ? 'Terug naar de standaardtekst' : 'Verwijderen'}
        </Button>
      )}
      <Button className={classes.cancel ?? ''} variant="default" onClick={onCancel}>
        Annuleren
      </Button>
      <Button variant="default" disabled={isSaving} onClick={onDraft}>
        Opslaan als concept
      </Button>
      <Button loading={isSaving} onClick={onPublish}>
        Publiceren
      </Button>
    </div>
  );
}
