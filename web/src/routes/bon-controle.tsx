import { createFileRoute } from '@tanstack/react-router';
import { SlipCheckScreen } from '../features/slips/SlipCheckScreen.tsx';

export const Route = createFileRoute('/bon-controle')({
  staticData: { access: 'unguarded' },
  component: SlipCheckScreen,
});
