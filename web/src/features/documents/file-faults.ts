import { findDocumentType, findFilenameFault } from '@ploegplan/contract/documents/files';
import { limits } from '@ploegplan/contract/limits';
import { filenameFaults } from '../../ui/fields/filename-faults.ts';

const nameFaults = Object.fromEntries(
  Object.entries(filenameFaults).map(([fault, text]) => [fault, `${text} Hernoem het bestand.`]),
);

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

export function findFileFault(file: File): string | undefined {
  const fault = findFilenameFault(file.name);
  if (fault) return nameFaults[fault];
  if (findDocumentType(file.name) === undefined) return UNSUPPORTED;
  if (file.size === 0) return faults.empty;
  return file.size > limits.documentBytes ? TOO_LARGE : undefined;
}

export const formatRejection = (code: string): string | undefined => faults[code];
