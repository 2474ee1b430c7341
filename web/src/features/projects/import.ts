import type { Client } from '@ploegplan/contract/clients.schemas';
import type { Project } from '@ploegplan/contract/projects.schemas';
import type { ProjectValues } from '../../data/projects.ts';
import { withoutDeleted } from '../../lib/api/record-data.ts';
import {
  areOther,
  type ImportDescription,
  type ImportPart,
  low,
} from '../../ui/import/description.ts';
import { contactParts, locationParts } from '../../ui/import/parts.ts';
import type { RecordField } from '../../ui/record/fields.tsx';

interface Given {
  nouns: ImportDescription<ProjectValues, Project>['nouns'];
  fields: readonly RecordField<ProjectValues, Project>[];
  clients: readonly Client[];
  /** Id of the status of a new project. */
  status: string | null;
}

/** Tells clients of the same name apart. */
function clientNumber(clients: readonly Client[]): ImportPart<ProjectValues> {
  const byNumber = Map.groupBy(withoutDeleted(clients), ({ number }) => low(number));
  return {
    key: 'clientNumber',
    label: 'Klantnummer',
    names: ['Klantnr', 'Klantcode', 'Debiteurnummer', 'Debiteurnr', 'Relatienummer', 'Relatienr'],
    apply: (values, text) => {
      const [client, ...others] = byNumber.get(low(text)) ?? [];
      if (client && others.length === 0) return { ...values, client: client.id };
      const many = `Er is meer dan één klant met nummer ${text}`;
      return { fault: client ? many : `Er is geen klant met nummer ${text}: voeg die eerst toe` };
    },
  };
}

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
  startDate: ['Startdatum', 'Start', 'Begindatum', 'Aanvang', 'Van'],
  endDate: ['Einddatum', 'Einde', 'Eind', 'Oplevering', 'Opleverdatum', 'Gereed op', 'Tot'],
  description: ['Toelichting', 'Opmerking', 'Opmerkingen', 'Bijzonderheden'],
};

/** Takes projects from a file, with their client and status by name. */
export const projectImport = ({
  nouns,
  fields,
  clients,
  status,
}: Given): ImportDescription<ProjectValues, Project> => ({
  nouns,
  fields,
  names,
  parts: [
    clientNumber(clients),
    ...locationParts<ProjectValues>(),
    ...contactParts<ProjectValues>(
      ({ contactPerson }) => contactPerson,
      (values, contactPerson) => ({ ...values, contactPerson }),
    ),
  ],
  given: { status },
  keysOf: ({ number, title, client }) => [
    ...(number ? [`number ${low(number)}`] : []),
    ...(title && client ? [`of client ${client} ${low(title)}`] : []),
    ...(title ? [`title ${low(title)}`] : []),
  ],
  // Work of the same name, such as 'Onderhoud', is done for many clients; a number is of one project.
  differ: (one, other) =>
    one.number && other.number
      ? areOther(one.number, other.number)
      : areOther(one.client, other.client),
});
