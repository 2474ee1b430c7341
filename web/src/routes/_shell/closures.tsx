import { createFileRoute } from '@tanstack/react-router';
import { ClosuresScreen } from '../../features/closures/ClosuresScreen.tsx';

export const Route = createFileRoute('/_shell/closures')({
  staticData: { access: 'admin' },
  component: ClosuresScreen,
});
