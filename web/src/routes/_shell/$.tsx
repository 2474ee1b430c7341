import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../../app/NotFoundScreen.tsx';

export const Route = createFileRoute('/_shell/$')({
  staticData: { access: 'session' },
  component: NotFoundScreen,
});
