/** Characters without a width, such as a soft hyphen or a mark of direction; a joiner within an emoji is part of it. */
const invisible =
  /(?!\u200D)\p{Cf}|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D/gu;

/** Text of one line as it is stored: composed (NFC), with plain spaces, without invisible characters, and trimmed. */
export const normaliseLine = (text: string): string =>
  // Most texts have nothing of this, and files have many thousands of cells.
  (/[^ -~]/.test(text)
    ? text
        .normalize('NFC')
        .replace(/\p{Zs}/gu, ' ')
        .replace(invisible, '')
    : text
  ).trim();

/** Text of several lines as it is stored: composed (NFC) and trimmed. */
export const normaliseText = (text: string): string => text.normalize('NFC').trim();

/** Whether a normalised text is one line, without control characters. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** A name or number by which records are told apart: in whatever case and with whatever spaces it is written. */
export const normaliseName = (text: string): string =>
  normaliseLine(text).replace(/\s+/g, ' ').toLowerCase();
