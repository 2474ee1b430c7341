/** Measures the rule of requirements: 500 people, two weeks, eight sets; and a change as in each frame of a drag. See docs/benchmarks.md. */

import { addDays } from '@ploegplan/contract/dates/dates';
import { type CertificateKind, certificateKinds } from '@ploegplan/contract/employees/schemas';
import { createRequirementBook } from '@ploegplan/contract/rules/requirements/book';
import {
  findCrewFindings,
  findPersonFindings,
  findRequirementFindings,
} from '@ploegplan/contract/rules/requirements/findings';
import { monday } from '@ploegplan/contract/test/working-time';
import { median } from './median.ts';

const PEOPLE = 500;
const DAYS = 14;
const CREW = 5;
const ROUNDS = 15;
const kinds = certificateKinds.slice(0, 8) as readonly CertificateKind[];

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const requirements = kinds.map((kind, at) => ({
  ...{ id: kind, name: kind, blocks: false, deleted: false, version: 1 },
  rules: [
    { kind, name: '', count: at % 2 === 0 ? null : 2 },
    { kind: 'function' as const, name: '1e monteur', count: 1 },
  ],
}));
const projects = Array.from({ length: PEOPLE / CREW }, (_, at) => ({
  id: `project ${at}`,
  requirementIds: [...kinds],
}));
const employees = Array.from({ length: PEOPLE }, (_, at) => ({
  id: `person ${at}`,
  jobTitle: at % CREW === 0 ? '1e Monteur' : 'Monteur',
  certificates: kinds
    .slice(at % 4)
    .map((kind) => ({ kind, name: '', number: '', validUntil: addDays(monday, at % 20) })),
}));
const items = employees.flatMap(({ id }, at) =>
  Array.from({ length: DAYS }, (_, day) => ({
    ...{ id: `${id} ${day}`, date: addDays(monday, day), startTime: '07:00', endTime: '16:00' },
    ...{ projectId: `project ${Math.floor(at / CREW)}`, rangeId: `${id} range` },
    ...{ employeeIds: [id], materialIds: [], drivers: [] },
  })),
);
const createBook = () => createRequirementBook({ requirements, asking: projects, employees });

const rounds = Array.from({ length: ROUNDS }, () =>
  time(() => void findRequirementFindings(createBook(), items)),
);
const book = createBook();
const ofPerson = Map.groupBy(items, ({ employeeIds }) => employeeIds[0]);
const ofDay = Map.groupBy(items, ({ projectId, date }) => `${projectId} ${date}`);
const frames = items.map((item) =>
  time(() => {
    const [employeeId = ''] = item.employeeIds;
    const moved = { ...item, projectId: 'project 0' };
    findPersonFindings(book, employeeId, [...(ofPerson.get(employeeId) ?? []), moved]);
    findCrewFindings(book, [...(ofDay.get(`project 0 ${item.date}`) ?? []), moved]);
  }),
);
console.log(
  `${PEOPLE} people, ${DAYS} days, ${kinds.length} sets: first ${rounds[0]?.toFixed(0)} ms, median ${median(rounds).toFixed(0)} ms`,
);
console.log(
  `one drag: median ${median(frames).toFixed(2)} ms, longest ${Math.max(...frames).toFixed(2)} ms`,
);
