import { Button } from '@mantine/core';
import { explainError } from '../../../lib/api/messages.ts';
import classes from '../form.module.css';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Error state of a card: the reason and a button to retry. */
export function Retry({ title, error, onRetry }: Props) {
  return (
    <div className={classes.form} role="alert">
      <h1 className={classes.title}>{title}</h1>
      <p className="text-quiet">{explainError(error)}</p>
      <Button fullWidth onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </div>
  );
}
