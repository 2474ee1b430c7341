const takenAt = 'ploegplan.planninglink-version-taken-at';
/** A cache between here and the server may hold the page before: not again and again. */
const AGAIN_MS = 10 * 60_000;

/** True when a page has all of these scripts and styles. */
const hasAll = (html: string, files: string) =>
  files.split(' ').every((file) => html.includes(file));

/**
 * Loads the page again when the server has another version, which nobody at a screen would do. Only once that one can be fetched, so
 * that no error page of the browser comes there.
 */
export async function takeVersion(files: string, signal: AbortSignal): Promise<void> {
  if (files === '' || hasAll(document.head.innerHTML, files)) return;
  if (Date.now() - Number(sessionStorage.getItem(takenAt)) < AGAIN_MS) return;
  sessionStorage.setItem(takenAt, String(Date.now()));
  const page = await fetch(location.pathname, { cache: 'no-store', signal });
  if (!page.ok || !hasAll(await page.text(), files)) return;
  const answers = await Promise.all(files.split(' ').map((file) => fetch(`/${file}`, { signal })));
  if (answers.every(({ ok }) => ok)) location.reload();
}
