import type { Client } from '@ploegplan/contract/clients/schemas';
import { readNeeds } from '@ploegplan/contract/planning/people-needs';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { normaliseName } from '@ploegplan/contract/values/text';
import type { ProjectValues } from '../../data/records/projects.ts';
import { removeDeleted } from '../../lib/api/cache/record-data.ts';
import { areOther, type ImportDescription, type ImportPart } from '../../ui/import/description.ts';
import { createContactPart } from '../../ui/import/parts.ts';
import { createJoinedAddress } from '../../ui/import/rows/joined.ts';
import type { RecordField } from '../../ui/record/fields.tsx';

interface Given {
  nouns: ImportDescription<ProjectValues, Project>['nouns'];
  fields: readonly RecordField<ProjectValues, Project>[];
  clients: readonly Client[];
  /** Id of the status of a new project. */
  status: string | null;
}

/** Tells clients of the same name apart. */
function createClientNumberPart(clients: readonly Client[]): ImportPart<ProjectValues> {
  const byNumber = Map.groupBy(removeDeleted(clients), ({ number }) => normaliseName(number));
  return {
    columns: [
      {
        key: 'clientNumber',
        label: 'Klantnummer',
        names: [
          'Klantnr',
          'Klantcode',
          'Debiteurnummer',
          'Debiteurnr',
          'Relatienummer',
          'Relatienr',
        ],
      },
    ],
    apply: (values, [text = '']) => {
      const [client, ...others] = byNumber.get(normaliseName(text)) ?? [];
      if (client && others.length === 0) return { ...values, client: client.id };
      const many = `Er is meer dan één klant met nummer ${text}`;
      const none = `Er is geen klant met nummer ${text}: voeg die eerst toe`;
      return { faults: { clientNumber: client ? many : none } };
    },
  };
}

/** Reads the needed people as the data export writes them: '1 Kraanmachinist, 3'. */
const needsPart: ImportPart<ProjectValues> = {
  columns: [
    {
      key: 'needs',
      label: 'Mensen nodig per dag',
      names: ['Mensen nodig', 'Aantal mensen', 'Bezetting', 'Ploeggrootte'],
    },
  ],
  apply: (values, [text = '']) => {
    const needs = readNeeds(text);
    return needs
      ? { ...values, needs }
      : { faults: { needs: 'Vul aantallen in, bijvoorbeeld 1 kraanmachinist, 3 mensen' } };
  },
};

const names = {
  title: ['Project', 'Projectnaam', 'Projecttitel', 'Naam', 'Werk', 'Werknaam', 'Steiger'],
  shortName: ['Afkorting', 'Kortnaam', 'Roepnaam'],
  number: [
    'Projectnummer',
    'Projectnr',
    'Projectcode',
    'Code',
    'Nr',
    'Werknummer',
    'Steigernummer',
  ],
  client: ['Opdrachtgever', 'Klantnaam', 'Relatie', 'Debiteur'],
  status: ['Projectstatus', 'Fase', 'Stand'],
  location: ['Adres', 'Werkadres', 'Projectadres', 'Bouwplaats'],
  plannedHours: ['Uren', 'Begroot', 'Geplande uren', 'Calculatie-uren', 'Budgeturen'],
  tripKilometres: ['Kilometers', 'Afstand', 'Reisafstand'],
  tripMinutes: ['Reistijd', 'Reisminuten'],
  startDate: ['Startdatum', 'Start', 'Begindatum', 'Aanvang', 'Van'],
  endDate: ['Einddatum', 'Einde', 'Eind', 'Oplevering', 'Opleverdatum', 'Gereed op', 'Tot'],
  description: ['Toelichting', 'Opmerking', 'Opmerkingen', 'Bijzonderheden'],
};

/** Takes projects from a file, with their client and status by name. */
export const createProjectImport = ({
  nouns,
  fields,
  clients,
  status,
}: Given): ImportDescription<ProjectValues, Project> => ({
  nouns,
  fields,
  // The list has the company's own word for it above its titles.
  names: { ...names, title: [...names.title, nouns[0]] },
  joined: [createJoinedAddress('location')],
  parts: [
    createClientNumberPart(clients),
    needsPart,
    createContactPart(
      ({ contactPerson }) => [contactPerson],
      (values, [contactPerson = values.contactPerson]) => ({ ...values, contactPerson }),
    ),
  ],
  given: { status },
  listKeys: ({ number, title, client }) => [
    ...(number ? [`number ${normaliseName(number)}`] : []),
    ...(title && client ? [`of client ${client} ${normaliseName(title)}`] : []),
    ...(title ? [`title ${normaliseName(title)}`] : []),
  ],
  // Work of the same name, such as 'Onderhoud', is done for many clients; a number is of one project.
  differ: (a, b) =>
    a.number && b.number ? areOther(a.number, b.number) : areOther(a.client, b.client),
});
