import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@ploegplan/contract/dates/dates';
import type { InsertObject } from 'kysely';
import type { DB } from '../platform/database/types.ts';
import type { DemoAccounts } from './accounts.ts';
import { getAt, VOORMAN, WERKNEMER } from './companies/company.ts';
import type { DemoItem } from './planning.ts';

interface Demo {
  today: string;
  items: readonly DemoItem[];
  accounts: Pick<DemoAccounts, 'admin' | 'voorman'>;
}

interface Ids {
  employees: readonly string[];
  clients: readonly string[];
  projects: readonly string[];
}

type Note = Omit<InsertObject<DB, 'notes'>, 'id' | 'created_at' | 'created_by'> & {
  /** Days ago. */
  written: number;
  by?: 'admin' | 'voorman';
};

/** Notes of the office about its own work, a project on which `werknemer` is planned next, a client, an employee and a day. */
export function makeNotes({ today, items, accounts }: Demo, ids: Ids): InsertObject<DB, 'notes'>[] {
  const next = items.find(
    ({ date, crew, job, isDraft }) =>
      date >= today && !isDraft && crew.includes(WERKNEMER) && 'project' in job,
  );
  const project_id = next && 'project' in next.job ? getAt(ids.projects, next.job.project) : null;
  const forCrew = { project_id, is_pinned: true, is_for_crew: true };
  const notes: Note[] = [
    {
      title: 'Sleutel en toegang',
      text: '<p>De sleutel ligt in het kastje links van de poort. Code: vraag je <strong>voorman</strong>.</p><ul><li><p>Poort na elke rit dicht</p></li><li><p>Parkeren alleen op de rijplaten</p></li></ul>',
      ...forCrew,
      written: 6,
    },
    {
      title: 'Buren inlichten bij lawaai',
      text: '<p>Voor 8:00 uur geen slijptol. Duurt het langer, bel dan eerst met kantoor: <a href="tel:+31880000001">088 000 00 01</a>.</p>',
      project_id,
      written: 4,
      by: 'voorman',
    },
    ...(next
      ? [
          {
            title: 'Kraan komt om 10 uur',
            text: '<p>Hou de oprit vrij.</p>',
            project_id,
            planning_item_id: next.id,
            written: 1,
          },
        ]
      : []),
    {
      title: 'Factureren per maand',
      text: '<p>Facturen vóór de <strong>vijfde</strong>, met het nummer van de opdracht erop.</p>',
      client_id: getAt(ids.clients, 0),
      written: 40,
    },
    {
      title: 'Wil graag leren lassen',
      text: '<p>In het voorjaar een cursus zoeken.</p>',
      employee_id: getAt(ids.employees, VOORMAN),
      written: 12,
    },
    {
      title: 'Kantoor dicht tussen Kerst en Nieuwjaar',
      text: '<ol><li><p>Werf op tijd afsluiten</p></li><li><p>Leveranciers inlichten</p></li><li><p>Telefoon doorschakelen</p></li></ol>',
      is_pinned: true,
      written: 9,
    },
    { title: 'Nieuwe offerte stellingen vergelijken', written: 2, by: 'voorman' },
  ];
  return notes.map(({ written, by = 'admin', ...note }) => ({
    ...note,
    id: randomUUIDv7(),
    created_at: `${addDays(today, -written)}T0${7 + (written % 3)}:25:00Z`,
    created_by: accounts[by].id,
  }));
}
