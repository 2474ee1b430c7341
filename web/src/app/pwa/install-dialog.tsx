import { flushSync } from 'react-dom';
import { platform } from '../../lib/install.ts';
import { loadQuestions } from '../../ui/confirm.ts';
import { addOverlay } from '../../ui/overlays.tsx';
import { InstallSteps } from './InstallSteps.tsx';

/** Tells how the application is installed, where the browser does not ask it itself. */
export async function showInstallDialog(): Promise<void> {
  const { ModalsProvider, openModal } = await loadQuestions();
  flushSync(() => addOverlay('questions', ModalsProvider));
  openModal({
    title: 'Installeer deze app',
    children: <InstallSteps platform={platform()} />,
    closeButtonProps: { 'aria-label': 'Sluiten' },
  });
}
