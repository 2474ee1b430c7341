import { problems } from '../api/messages.ts';
import type { Refusal } from './entry.ts';

/** Why the server did not take it, in words for the user. */
export const refusalText = ({ code }: Refusal): string =>
  code === 'not-found'
    ? 'Dit werk staat niet meer op je planning. Bel kantoor als dat niet klopt.'
    : problems[code];
