import type { Page } from '@playwright/test';

/** Runs in the page. */
function drawRows(rows: readonly (readonly string[])[]) {
  const field = document.querySelector('input');
  const body = document.querySelector('tbody');
  if (!field || !body) return;
  const texts = rows.map((cells) => cells.join('\n').toLowerCase());
  const draw = () => {
    const words = field.value.toLowerCase().split(/\s+/);
    const found = rows.filter((_, at) => words.every((word) => texts[at]?.includes(word)));
    const html = found.slice(0, 30).map((cells) => `<tr><td>${cells.join('<td>')}`);
    body.innerHTML = html.join('');
  };
  let timer = 0;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(draw, 200);
  });
  draw();
}

/** The least that a browser does for such a list: a field and 30 rows of plain HTML, with the same wait after a key. */
export async function openPlainList(
  page: Page,
  records: readonly Record<string, string | null>[],
  fields: readonly string[],
): Promise<void> {
  await page.setContent('<input type="search"><table><tbody></table>');
  const rows = records.map((record) => fields.map((field) => record[field] ?? ''));
  await page.evaluate(drawRows, rows);
}
