// Runs before the first paint, so that a page in the dark theme does not flash white. The key and the values are those of
// src/lib/remembered.ts; the policy against inline scripts is why this is a file of its own.
(() => {
  let remembered = null;
  try {
    remembered = localStorage.getItem('ploegplan.colorScheme');
  } catch {
    // Storage can be switched off; then the system decides.
  }
  const dark =
    remembered === '"dark"' ||
    (remembered !== '"light"' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
