import { confirm } from '../messages/confirm.ts';
import classes from './dialogs.module.css';

/** Asks whether an image, which stands behind the question, may be deleted. */
export const confirmRemoval = (filename: string): Promise<boolean> =>
  confirm({
    title: 'Verwijderen',
    text: (
      <>
        Weet je zeker dat je deze afbeelding wilt verwijderen?{' '}
        <span className={classes.filename}>{filename}</span>
      </>
    ),
    confirmLabel: 'Verwijderen',
    danger: true,
  });
