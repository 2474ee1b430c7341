import type { ScaffoldSettings } from '../../scaffolds/schemas.ts';

/**
 * What a company begins with. The points follow what the Richtlijn Steigers asks at hand-over and inspection; who inspects and hands
 * over follows its categories. A company changes both.
 */
export const usualScaffoldSettings: ScaffoldSettings = {
  checklist: [
    'Opbouw klopt met de tekening of de standaardconfiguratie',
    'Ondergrond is vlak en draagkrachtig, ook na regen of graafwerk',
    'Voetspindels staan op onderlegplaten en zijn niet te ver uitgedraaid',
    'Staanders staan te lood en liggers liggen waterpas',
    'Koppelingen en wiggen zitten vast',
    'Diagonalen en schoren zijn compleet',
    'Verankering is compleet en zit vast, ook bij de netten of zeilen',
    'Netten, zeilen en doeken zitten vast en zijn heel',
    'Vloeren liggen dicht, vast en zonder beschadiging',
    'Afstand tussen vloer en gevel is niet te groot',
    'Leuningen en tussenleuningen zijn rondom aanwezig',
    'Kantplanken zijn rondom aanwezig',
    'Opgang met ladder of trap is veilig en luiken sluiten',
    'Doorgang en werkbreedte zijn vrij',
    'Vloerbelasting blijft binnen de belastingklasse',
    'Vloeren zijn vrij van puin, sneeuw en gladheid',
    'Bescherming tegen vallend materiaal is aanwezig waar mensen lopen',
    'Aanrijdbeveiliging, verlichting en afzetting zijn in orde',
    'Afstand tot spanningvoerende delen is veilig',
    'Steigerkaart hangt bij elke opgang en klopt',
  ],
  inspectors: [
    { jobTitle: 'Voorman', inspects: 4, handsOver: 4 },
    { jobTitle: 'Eerste monteur', inspects: 3, handsOver: 3 },
    { jobTitle: 'Inspecteur', inspects: 4, handsOver: 0 },
    { jobTitle: 'Steigerinspecteur', inspects: 4, handsOver: 0 },
    { jobTitle: 'Toezichthouder steigergebruik', inspects: 4, handsOver: 0 },
  ],
  needsCertificate: true,
  stormFrom: {
    facade: 8,
    birdcage: 8,
    stairs: 8,
    rolling: 6,
    suspended: 8,
    support: 8,
    roof: 8,
    other: 8,
  },
};
