import type { Material } from '@ploegplan/contract/materials/schemas';
import { comparableName } from '@ploegplan/contract/values/text';
import type { MaterialValues } from '../../data/records/materials.ts';
import { areOther, type ImportDescription } from '../../ui/import/description.ts';
import { materialFields, newMaterial } from './fields.tsx';

export const materialImport: ImportDescription<MaterialValues, Material> = {
  nouns: ['stuk materieel', 'stuks materieel'],
  fields: materialFields,
  names: {
    name: ['Materieel', 'Materiaal', 'Machine', 'Artikel', 'Omschrijving'],
    number: [
      ...['Materieelnummer', 'Materieelnr', 'Code', 'Inventarisnummer'],
      ...['Serienummer', 'Kenteken', 'Nr'],
    ],
    state: ['Status', 'Staat', 'Conditie'],
    kind: ['Type', 'Categorie', 'Groep', 'Materieelsoort'],
    remarks: ['Opmerking', 'Notitie', 'Bijzonderheden', 'Toelichting'],
  },
  given: newMaterial,
  keysOf: ({ number, name }) => [
    ...(number ? [`number ${comparableName(number)}`] : []),
    ...(name ? [`name ${comparableName(name)}`] : []),
  ],
  differ: (one, other) => areOther(one.number, other.number),
};
