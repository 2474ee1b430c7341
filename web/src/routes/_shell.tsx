import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '../app/shell/Shell.tsx';

export const Route = createFileRoute('/_shell')({
  staticData: { access: 'public' },
  component: Shell,
});
