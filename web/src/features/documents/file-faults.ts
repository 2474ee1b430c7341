import { limits } from '@ploegplan/contract/limits';
import {
  documentTypeOf,
  type FilenameFault,
  filenameFault,
} from '@ploegplan/contract/rules/document-files';

const nameFaults: Record<FilenameFault, string> = {
  'filename-empty': 'Dit bestand heeft geen naam.',
  'filename-too-long': `De bestandsnaam is langer dan ${limits.filename} tekens. Maak hem korter.`,
  'filename-path': 'De bestandsnaam bevat een schuine streep. Hernoem het bestand.',
  'filename-hidden': 'De bestandsnaam bevat onzichtbare tekens. Hernoem het bestand.',
  'filename-characters':
    'In de bestandsnaam staat een teken dat niet overal kan: < > : " | ? of *. Hernoem het bestand.',
  'filename-reserved': 'Windows kan geen bestand met deze naam bewaren. Hernoem het bestand.',
  'filename-edges':
    'De bestandsnaam begint of eindigt met een punt of spatie. Hernoem het bestand.',
};

const TOO_LARGE = 'Dit bestand is te groot. Het mag hooguit 100 MB zijn.';
const UNSUPPORTED =
  'Dit soort bestand kan niet. Kies een PDF, afbeelding, tekening of Office-bestand.';

const faults: Readonly<Record<string, string>> = {
  ...nameFaults,
  'too-large': TOO_LARGE,
  'unsupported-media-type': UNSUPPORTED,
  empty: 'Dit bestand is leeg.',
  required: 'Kies een bestand',
  'too-many-versions': `Dit document heeft al ${limits.documentVersions} versies. Maak een nieuw document.`,
};

/** Why a file cannot be sent. */
export function fileFault(file: File): string | undefined {
  const fault = filenameFault(file.name);
  if (fault) return nameFaults[fault];
  if (documentTypeOf(file.name) === undefined) return UNSUPPORTED;
  if (file.size === 0) return faults.empty;
  return file.size > limits.documentBytes ? TOO_LARGE : undefined;
}

/** Why the server rejected a file. */
export const rejectionText = (code: string): string | undefined => faults[code];
