import { createStore } from '@mantine/store';
import { translate } from '@ploegplan/contract/languages/translate';
import { isAdmin } from '@ploegplan/contract/session/access';
import { useSyncExternalStore } from 'react';
import type { Session } from '../session/session.ts';

/** Chromium's event for a page that can be installed. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** The prompt is kept by `public/start.js` and usable once. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface Navigator {
    /** True on an iPhone or iPad when it runs as an app. */
    standalone?: boolean;
  }
}

export type Platform = 'android' | 'apple' | 'desktop';

/** The way to install on this device. An iPad reports to be a Mac, but a Mac has no touch screen. */
export function detectPlatform(userAgent: string, maxTouchPoints: number): Platform {
  if (/Android/.test(userAgent)) return 'android';
  const isApple = /iPhone|iPad|iPod/.test(userAgent);
  return isApple || (/Macintosh/.test(userAgent) && maxTouchPoints > 1) ? 'apple' : 'desktop';
}

export const getPlatform = (): Platform =>
  detectPlatform(navigator.userAgent, navigator.maxTouchPoints);

const getStandaloneQuery = () => matchMedia('(display-mode: standalone)');

/** The menu label (specification, section 2). */
export const installLabel = (session: Session): string =>
  isAdmin(session) ? 'Install app' : translate('Installeer app');

/** True when this window is the installed app, instead of a tab of a browser. */
export const isStandalone = (): boolean =>
  getStandaloneQuery().matches || navigator.standalone === true;

/** The state holds since this page began, so that a tab knows that there is an app now. */
const store = createStore({ hasJustBeenInstalled: false });

/** Listens for the installation, whatever screen is open by then. */
export function watchInstallation(): void {
  addEventListener('appinstalled', () => store.setState({ hasJustBeenInstalled: true }));
}

const isInstalled = () => store.getState().hasJustBeenInstalled || isStandalone();

function subscribe(listener: () => void) {
  const display = getStandaloneQuery();
  const unsubscribe = store.subscribe(listener);
  display.addEventListener('change', listener);
  return () => {
    unsubscribe();
    display.removeEventListener('change', listener);
  };
}

export const useIsInstalled = (): boolean => useSyncExternalStore(subscribe, isInstalled);

/** Shows the browser's install prompt; false when there is none. */
export async function promptToInstall(): Promise<boolean> {
  const { installPrompt } = window;
  if (!installPrompt) return false;
  window.installPrompt = undefined;
  await installPrompt.prompt();
  return true;
}
