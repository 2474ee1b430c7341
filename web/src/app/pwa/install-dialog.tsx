import { translate } from '@ploegplan/contract/languages/translate';
import { flushSync } from 'react-dom';
import { getPlatform } from '../../lib/device/install.ts';
import { addOverlay } from '../../ui/drawer/overlays.tsx';
import { loadQuestions } from '../../ui/messages/confirm.ts';
import { InstallSteps } from './InstallSteps.tsx';

/** Shows install instructions, where the browser has no prompt. */
export async function showInstallDialog(): Promise<void> {
  const { ModalsProvider, openModal } = await loadQuestions();
  flushSync(() => addOverlay('questions', ModalsProvider));
  openModal({
    title: translate('Installeer deze app'),
    children: <InstallSteps platform={getPlatform()} />,
  });
}
