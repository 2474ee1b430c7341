import { translate } from '../languages/translate.ts';
import {
  type DueReason,
  type LoadClass,
  loads,
  type PointAnswer,
  type ScaffoldCategory,
  type ScaffoldEventKind,
  type ScaffoldKind,
  type ScaffoldState,
  scaffoldKinds,
} from '../scaffolds/kinds.ts';
import type { ScaffoldSettings } from '../scaffolds/schemas.ts';

export const scaffoldKindTexts: Record<ScaffoldKind, string> = {
  facade: translate('Gevelsteiger'),
  birdcage: translate('Ruimtesteiger'),
  stairs: translate('Trappentoren'),
  rolling: translate('Rolsteiger'),
  suspended: translate('Hangsteiger'),
  support: translate('Ondersteuning'),
  roof: translate('Tijdelijk dak'),
  other: translate('Andere steiger'),
};

export const scaffoldStateTexts: Record<ScaffoldState, string> = {
  planned: translate('Gepland'),
  building: translate('In opbouw'),
  'handed-over': translate('Overgedragen'),
  'closed-off': translate('Afgesloten'),
  altered: translate('Gewijzigd'),
  dismantled: translate('Gedemonteerd'),
};

export const dueReasonTexts: Record<DueReason, string> = {
  regular: translate('Periodieke keuring'),
  altered: translate('Na wijziging'),
  storm: translate('Na storm'),
  incident: translate('Na een voorval'),
  pause: translate('Na stilstand'),
  rejected: translate('Na afkeuring'),
};

export const scaffoldEventTexts: Record<ScaffoldEventKind, string> = {
  state: 'Toestand',
  inspection: translate('Keuring'),
  storm: 'Storm',
  incident: translate('Voorval'),
  pause: translate('Niet in gebruik'),
  resume: translate('Weer in gebruik'),
};

export const pointAnswerTexts: Record<PointAnswer, string> = {
  ok: translate('Goed'),
  'not-ok': translate('Niet goed'),
  'not-applicable': translate('N.v.t.'),
};

/** 'Klasse 3 (2 kN/m²)' */
export const formatLoadClass = (loadClass: LoadClass): string =>
  translate('Klasse {class} ({load} kN/m²)', {
    class: loadClass,
    load: String(loads[loadClass]).replace('.', ','),
  });

export const scaffoldCategoryTexts: Record<ScaffoldCategory, string> = {
  '1': '1 · Standaard',
  '2': '2 · Afwijkend',
  '3': '3 · Bijzonder',
  '4': '4 · Uitzonderlijk',
};

/** '20 controlepunten; Voorman keurt t/m 4, draagt over t/m 4; met certificaat; storm: gevelsteiger 8' */
export const formatScaffoldSettings = ({
  checklist,
  inspectors,
  needsCertificate,
  stormFrom,
}: ScaffoldSettings): string =>
  [
    `${checklist.length} controlepunten`,
    ...inspectors.map(
      ({ jobTitle, inspects, handsOver }) =>
        `${jobTitle} keurt t/m ${inspects}, draagt over t/m ${handsOver}`,
    ),
    needsCertificate ? 'met certificaat' : 'zonder certificaat',
    `storm: ${scaffoldKinds.map((kind) => `${scaffoldKindTexts[kind].toLowerCase()} ${stormFrom[kind]}`).join(', ')}`,
  ].join('; ');
