const takenAt = 'ploegplan.planninglink-version-taken-at';
/** A cache between here and the server may hold the page before: not again and again. */
const AGAIN_MS = 10 * 60_000;

/** The script and style that a text names, in one order. */
const filesIn = (text: string) =>
  text
    .match(/assets\/[\w-]+\.(js|css)/g)
    ?.toSorted()
    .join(' ') ?? '';

const insert = (style: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    style.addEventListener('load', resolve);
    style.addEventListener('error', reject);
    document.head.append(style);
  });

/**
 * Puts the page of the server's version in the place of this one. Without loading it again, so that the planning stays on the screen
 * and no error page of the browser comes there when the server fails meanwhile.
 */
export async function takeVersion(files: string, over: AbortController): Promise<void> {
  const held = filesIn(document.head.innerHTML);
  if (files === '' || filesIn(files) === held) return;
  if (Date.now() - Number(sessionStorage.getItem(takenAt)) < AGAIN_MS) return;
  sessionStorage.setItem(takenAt, String(Date.now()));
  const { signal } = over;
  const response = await fetch(location.pathname, { cache: 'no-store', signal });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const script = page.querySelector<HTMLScriptElement>('script[src]');
  if (!script || filesIn(page.head.innerHTML) === held) return;
  if (!(await fetch(script.src, { signal })).ok) return;
  const before = document.head.querySelectorAll('link[rel=stylesheet], script[src]');
  await Promise.all(
    [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(insert),
  );
  over.abort();
  for (const one of before) one.remove();
  document.head.append(script);
  const shown = document.querySelector('.planning')?.childNodes ?? [];
  page.querySelector('.planning')?.replaceChildren(...shown);
  document.body.replaceChildren(...page.body.childNodes);
  // Inserted, it does not run; and it runs again when only the style is another one.
  await import(/* @vite-ignore */ `${script.src}?at=${Date.now()}`);
}
