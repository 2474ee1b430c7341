import type { Material } from '@ploegplan/contract/materials/schemas';
import { normaliseName } from '@ploegplan/contract/values/text';
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
    isVehicle: ['Vervoermiddel', 'Auto'],
    departsFrom: ['Standplaats', 'Vertrekplaats', 'Stalling'],
    remarks: ['Opmerking', 'Notitie', 'Bijzonderheden', 'Toelichting'],
  },
  given: newMaterial,
  listKeys: ({ number, name }) => [
    ...(number ? [`number ${normaliseName(number)}`] : []),
    ...(name ? [`name ${normaliseName(name)}`] : []),
  ],
  differ: (a, b) => areOther(a.number, b.number),
};
