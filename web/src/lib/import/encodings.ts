/** The encoding of a text file that is not UTF-16: that of almost all programs, that of Excel on Windows, that of DOS programs. */
export const encodings = ['utf-8', 'windows-1252', 'cp850'] as const;
export type Encoding = (typeof encodings)[number];

/** The bytes 128 to 255 of DOS code page 850, which the Encoding Standard, and so TextDecoder, does not have. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Letters that Dutch and its neighbours use: é è ë ê ï î ö ô ü û ù á à â ä í ó ú ñ ç and their capitals. */
const letters = /[áàâäéèëêíïîóöôúùüûñçÁÀÂÄÉÈËÊÍÏÎÓÖÔÚÙÜÛÑÇ]/g;
const countLetters = (text: string) => text.match(letters)?.length ?? 0;

const isUtf16 = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  // UTF-16 is known by its mark, or by the empty half of its first letter.
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : null;
};

export function decode(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  // Byte by byte is a character by character, because the table has one for each.
  return new TextDecoder('x-user-defined')
    .decode(bytes)
    .replaceAll(/[\uF780-\uF7FF]/g, (sign) => cp850[sign.charCodeAt(0) - 0xf780] ?? '');
}

/** A UTF-8 text of which some bytes are damaged has more letters of several bytes than damaged ones; another one has hardly any. */
function guessEncoding(bytes: Uint8Array): Encoding {
  const text = decode(bytes, 'utf-8');
  const damaged = text.split('\uFFFD').length - 1;
  if (countLetters(text) >= damaged) return 'utf-8';
  const counts = (['windows-1252', 'cp850'] as const).map((value) =>
    countLetters(decode(bytes, value)),
  );
  return (counts[1] ?? 0) > (counts[0] ?? 0) ? 'cp850' : 'windows-1252';
}

export interface DecodedText {
  text: string;
  /** Null where there is no choice, because the file says itself how it is stored. */
  encoding: Encoding | null;
}

/** The text of a file; as `chosen` where the file does not say itself how it is stored. */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): DecodedText {
  const utf16 = isUtf16(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: null };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: null };
  } catch {
    const encoding = chosen ?? guessEncoding(bytes);
    return { text: decode(bytes, encoding), encoding };
  }
}

/** The place of the first byte that is not UTF-8, in lines from 1: there one sees whether the letters are read well. */
export function findFirstOtherLine(bytes: Uint8Array): number {
  const damagedAt = decode(bytes, 'utf-8').split(/\r\n?|\n/);
  return damagedAt.findIndex((line) => line.includes('\uFFFD')) + 1;
}
