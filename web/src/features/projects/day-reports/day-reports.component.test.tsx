import { dayReports } from '@ploegplan/contract/crew/endpoints';
import { DayReport } from '@ploegplan/contract/crew/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { layOutForPaper } from '../../../../test/paper.ts';

const project = sample(Project, { title: 'Kade 12', client: null, deleted: false });
const report = sample(DayReport, {
  ...{ projectId: project.id, date: '2026-01-14', workDone: 'Opgebouwd', weather: 'Droog' },
  ...{ delays: 'Kraan stond stil', equipment: '', visitors: '', by: 'Vera Voorman', version: 1 },
  people: [
    { name: 'Ann', hours: 8 },
    { name: 'Bob', hours: 4.5 },
  ],
  photos: [{ itemId: sampleId(), filename: 'voor.jpg' }],
});

async function open(...reports: DayReport[]) {
  const api = new TestApi();
  api.answer(projects.list, [project]);
  api.answer(projects.details, project);
  api.answer(dayReports.list, reports);
  await openApp({ at: `/project-details/${project.id}`, api });
  await expect.element(page.getByText('Kade 12').first()).toBeVisible();
}

test('the page of a project lists its day reports, which are read and printed', async () => {
  await open(report);
  const card = page.getByRole('region', { name: 'Dagrapporten' });
  await card.getByRole('button', { name: /Vera Voorman/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Dagrapport' });
  await expect.element(drawer).toMatchTextContent('Kraan stond stil');
  await expect.element(drawer).toMatchTextContent(/Ann: 8 uur.*Bob: 4,5 uur.*12,5 uur/);
  await expect.element(drawer.getByRole('img', { name: 'voor.jpg' })).toBeVisible();
  await expectAccessible();
  await layOutForPaper();
  const paper = page.getByRole('article', { name: 'Dagrapport' });
  await expect.element(paper).toBeVisible();
  await expect.element(paper).toMatchTextContent(/Kade 12.*Opgebouwd.*Opdrachtgever/);
});

test('a project without day reports says nothing of them', async () => {
  await open();
  expect(page.getByRole('region', { name: 'Dagrapporten' }).elements()).toEqual([]);
});
