import { expect, it } from 'vitest';
import { formatDisposition } from './disposition.ts';

it('a content disposition names a plain file, whatever is in the name', () => {
  expect(formatDisposition('attachment', '../Kade\\"5"\r\nX: é 2026.zip')).toBe(
    `attachment; filename="Kade 5 X _ 2026.zip"; filename*=UTF-8''Kade%205%20X%20%C3%A9%202026.zip`,
  );
});
