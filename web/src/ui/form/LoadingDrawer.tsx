import { SideDrawer } from '../drawer/SideDrawer.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListSkeleton } from '../states/skeletons.tsx';
import { useDelayed } from '../states/useDelayed.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Shows a drawer while the values of its form are loading; a fast load shows nothing. */
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
