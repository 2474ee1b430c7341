import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../features/session/LoginScreen.tsx';

export const Route = createFileRoute('/inloggen')({
  staticData: { access: 'anonymous' },
  component: LoginScreen,
  // The first page of all: one request less is worth more than a smaller start.
  codeSplitGroupings: [],
});
