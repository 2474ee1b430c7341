import type { Scaffold } from '@ploegplan/contract/scaffolds/schemas';
import { normaliseName } from '@ploegplan/contract/values/text';
import type { ScaffoldValues } from '../../data/records/scaffolds.ts';
import type { ImportDescription } from '../../ui/import/description.ts';
import type { RecordField } from '../../ui/record/fields.tsx';
import { newScaffold } from './fields.tsx';

/** Describes the import of scaffolds; the number tells them apart. */
export const createScaffoldImport = (
  fields: readonly RecordField<ScaffoldValues, Scaffold>[],
): ImportDescription<ScaffoldValues, Scaffold> => ({
  nouns: ['steiger', 'steigers'],
  fields,
  names: {
    number: ['Steiger', 'Steigernummer', 'Steigernr', 'Nr', 'Code', 'Kaartnummer'],
    kind: ['Type', 'Steigertype', 'Steigersoort'],
    projectId: ['Project', 'Werk', 'Projectnaam', 'Bouwplaats'],
    place: ['Plaats', 'Locatie', 'Gevel', 'Omschrijving'],
    loadClass: ['Klasse', 'Belasting'],
    widthClass: ['Breedte'],
    category: ['Complexiteit'],
    amount: ['Oppervlakte', 'Inhoud', 'm2', 'm3'],
    isTied: ['Verankering'],
    isSheeted: ['Ingepakt', 'Netten', 'Zeilen'],
    builder: ['Steigerbouwer', 'Gebouwd door'],
    builderPhonenumber: ['Telefoon', 'Telefoonnummer'],
    clientPerson: ['Verantwoordelijke', 'Contactpersoon', 'Uitvoerder'],
    intervalDays: ['Keurtermijn', 'Termijn'],
    intervalReason: ['Reden'],
  },
  given: newScaffold,
  listKeys: ({ number }) => (number ? [normaliseName(number)] : []),
  differ: () => false,
});
