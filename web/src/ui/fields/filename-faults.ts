import type { FilenameFault } from '@ploegplan/contract/documents/files';
import { limits } from '@ploegplan/contract/limits';

/** The texts for names that a file cannot have. */
export const filenameFaults: Record<FilenameFault, string> = {
  'filename-empty': 'Dit bestand heeft geen naam.',
  'filename-too-long': `De bestandsnaam is te lang: hooguit ${limits.filename} tekens, waarbij een letter met accent voor twee telt.`,
  'filename-path': 'De bestandsnaam bevat een schuine streep.',
  'filename-hidden': 'De bestandsnaam bevat onzichtbare tekens.',
  'filename-characters':
    'In de bestandsnaam staat een teken dat niet overal kan: < > : " | ? of *.',
  'filename-reserved': 'Windows kan geen bestand met deze naam bewaren.',
  'filename-edges': 'De bestandsnaam begint of eindigt met een punt of spatie.',
};
