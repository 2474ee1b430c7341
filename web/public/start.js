// Runs before the first paint and before the application's own script is there. A file of its own, because the pages allow
// no inline script. Keys and values are those of src/lib/remembered and of src/lib/session/signed-in-cookie.ts.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem('ploegplan.colorScheme');
  } catch {
    // Storage can be switched off.
  }
  // So that a page in the dark theme does not flash white.
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = chosen === '"dark"' || (chosen !== '"light"' && prefersDark);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  // So that a phone shows the bar of the page that comes.
  if (/(^|; )ploegplan-signed-in=/.test(document.cookie)) root.dataset.signedIn = '';

  // The browser offers it once, perhaps before the application is there; src/lib/device/install.ts picks it up.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
})();
