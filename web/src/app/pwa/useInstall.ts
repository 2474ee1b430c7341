import { isAdmin, isEmployee } from '@ploegplan/contract/session/access';
import { promptToInstall, useIsInstalled } from '../../lib/device/install.ts';
import { type Session, useSession } from '../../lib/session/session.ts';
import { useIsPhone } from '../../ui/page/viewport.ts';

interface Window {
  isPhone: boolean;
  isInstalled: boolean;
}

/** True when the menu offers to install: to the office everywhere, to an employee on a phone (specification, section 2). */
export function isOffered(session: Session | null, { isPhone, isInstalled }: Window): boolean {
  if (!session || isInstalled) return false;
  return isAdmin(session) || (isEmployee(session) && isPhone);
}

/** Installs by the browser's prompt, else shows instructions. */
async function install(): Promise<void> {
  if (await promptToInstall()) return;
  const { showInstallDialog } = await import('./install-dialog.tsx');
  await showInstallDialog();
}

/** Installs the app; null where that is not offered. */
export function useInstall(): (() => void) | null {
  const here = { isPhone: useIsPhone(), isInstalled: useIsInstalled() };
  return isOffered(useSession(), here) ? () => void install() : null;
}
