import { Button } from '@mantine/core';
import { explainError } from '../../../lib/api/messages.ts';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Error state of a card: the reason and a button to retry. */
export function Retry({ title, error, onRetry }: Props) {
  return (
    <div className="flex flex-col gap-4 w-full" role="alert">
      <h1 className="text-xl leading-snug">{title}</h1>
      <p className="text-quiet">{explainError(error)}</p>
      <Button fullWidth onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </div>
  );
}
