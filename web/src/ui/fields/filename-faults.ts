import type { FilenameFault } from '@ploegplan/contract/documents/files';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';

/** The texts for names that a file cannot have. */
export const filenameFaults: Record<FilenameFault, string> = {
  'filename-empty': translate('Dit bestand heeft geen naam.'),
  'filename-too-long': translate(
    'De bestandsnaam is te lang: hooguit {most} tekens, waarbij een letter met accent voor twee telt.',
    { most: limits.filename },
  ),
  'filename-path': translate('De bestandsnaam bevat een schuine streep.'),
  'filename-hidden': translate('De bestandsnaam bevat onzichtbare tekens.'),
  'filename-characters': translate(
    'In de bestandsnaam staat een teken dat niet overal kan: < > : " | ? of *.',
  ),
  'filename-reserved': translate('Windows kan geen bestand met deze naam bewaren.'),
  'filename-edges': translate('De bestandsnaam begint of eindigt met een punt of spatie.'),
};
