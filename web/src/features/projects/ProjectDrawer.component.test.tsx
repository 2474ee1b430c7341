import { Project } from '@ploegplan/contract/projects.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { planningApi } from '../../../test/planning.ts';

test('project details show the location, accessibly', async () => {
  const kade = sample(Project, { title: 'Kade', location: 'Delfzijl' });
  await openApp({ at: '/projecten', api: planningApi({ projects: [kade] }) });
  await page.getByRole('row').getByRole('button', { name: 'Kade' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Kade' })).toMatchTextContent('Delfzijl');
  await expectAccessible();
});
