import { fitsInBytes, getExtension, reservedFilename } from '../values/filenames.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** The content type of each accepted extension. */
const types: ReadonlyMap<string, string> = new Map([
  ['.pdf', 'application/pdf'],
  ['.doc', 'application/msword'],
  ['.docx', `${office}.wordprocessingml.document`],
  ['.docm', 'application/vnd.ms-word.document.macroenabled.12'],
  ['.dotx', `${office}.wordprocessingml.template`],
  ['.odt', `${open}.text`],
  ['.rtf', 'application/rtf'],
  ['.txt', 'text/plain'],
  ['.xls', 'application/vnd.ms-excel'],
  ['.xlsx', `${office}.spreadsheetml.sheet`],
  ['.xlsm', 'application/vnd.ms-excel.sheet.macroenabled.12'],
  ['.ods', `${open}.spreadsheet`],
  ['.csv', 'text/csv'],
  ['.ppt', 'application/vnd.ms-powerpoint'],
  ['.pptx', `${office}.presentationml.presentation`],
  ['.odp', `${open}.presentation`],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.gif', 'image/gif'],
  ['.avif', 'image/avif'],
  ['.heic', 'image/heic'],
  ['.tif', 'image/tiff'],
  ['.tiff', 'image/tiff'],
  ['.bmp', 'image/bmp'],
  ['.dwg', 'image/vnd.dwg'],
  ['.dxf', 'image/vnd.dxf'],
  ['.ifc', 'application/x-step'],
  ['.eml', 'message/rfc822'],
  ['.msg', 'application/vnd.ms-outlook'],
  ['.zip', 'application/zip'],
]);

/** For the file dialog of a browser. */
export const documentExtensions = [...types.keys()];

/** The content type that the name of a file tells; undefined when files of this kind are not accepted. */
export const findDocumentType = (filename: string): string | undefined =>
  types.get(getExtension(filename).toLowerCase());

/** What browsers show within a page: the only types that are ever answered inline. */
const shownTypes: ReadonlyMap<string, 'pdf' | 'image'> = new Map([
  ['application/pdf', 'pdf'],
  ['image/png', 'image'],
  ['image/jpeg', 'image'],
  ['image/webp', 'image'],
]);

export const getShownType = (contentType: string) => shownTypes.get(contentType);

/** Characters that change the direction of the text: `foto\u202Egpj.exe` shows as `fotoexe.jpg`. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const checks = [
  ['filename-empty', (name: string) => name.trim() === ''],
  ['filename-too-long', (name: string) => !fitsInBytes(name)],
  ['filename-path', (name: string) => /[/\\]/.test(name)],
  ['filename-hidden', (name: string) => /[\p{Cc}\p{Cs}\uFEFF]/u.test(name) || turning.test(name)],
  ['filename-characters', (name: string) => /[<>:"|?*]/.test(name)],
  ['filename-reserved', (name: string) => reservedFilename.test(name)],
  ['filename-edges', (name: string) => /^[. ]|[. ]$/.test(name)],
] as const;

export type FilenameFault = (typeof checks)[number][0];

/** Why a file cannot keep its name everywhere; null when it can. A name is refused instead of changed, so that it comes back as it went. */
export const findFilenameFault = (name: string): FilenameFault | null =>
  checks.find(([, isFault]) => isFault(name))?.[0] ?? null;
