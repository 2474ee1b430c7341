import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../test/app.tsx';

test.each([
  ['/hoursmanagement', 'hours'],
  ['/materials', 'materials'],
] as const)('%s does not exist for a tenant without %s', async (at, part) => {
  await openApp({ at, tenant: { hiddenParts: [part] } });
  await expect.element(page.getByText('Deze pagina bestaat niet')).toBeVisible();
});
