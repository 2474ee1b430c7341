import { SideDrawer } from '../drawer/SideDrawer.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListSkeleton } from '../states/skeletons.tsx';
import { useDelayed } from '../states/useDelayed.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Why what the form is about could not be read. */
  error: unknown;
  onRetry: () => void;
}

/** Stands in the place of a form's drawer as long as what it is about is not read; of a fast load nothing is seen. */
export function LoadingDrawer({ opened, onClose, title, error, onRetry }: Props) {
  const isLate = useDelayed(!error);
  if (!error && !isLate) return null;
  return (
    <SideDrawer opened={opened} onClose={onClose} title={title}>
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <ListSkeleton rows={4} height={48} />
      )}
    </SideDrawer>
  );
}
