import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../features/session/LoginScreen.tsx';

export const Route = createFileRoute('/inloggen')({
  staticData: { access: 'anonymous' },
  component: LoginScreen,
  // The code is not split: for the first page one request less matters more than a smaller start chunk.
  codeSplitGroupings: [],
});
