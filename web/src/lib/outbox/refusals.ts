import { translate } from '@ploegplan/contract/languages/translate';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import { ApiError } from '../api/errors.ts';
import { problems } from '../api/messages.ts';
import type { Refusal } from './entry.ts';

/** The text for a write that could not be stored on the device. */
export const NO_ROOM = translate(
  'Op je telefoon is geen ruimte om dit te bewaren. Maak ruimte vrij en probeer het opnieuw.',
);

/** The text for a photo that can only be sent as long as the application is open. */
export const NOT_KEPT = translate(
  'Niet bewaard: op je telefoon is geen ruimte. Laat de app open tot deze foto is verstuurd.',
);

/** The texts of the server's answers for workers, where they differ from those for the office. */
const forWorkers: Partial<Record<ProblemCode, string>> = {
  'not-found': translate(
    'Dit werk staat niet meer op je planning. Bel kantoor als dat niet klopt.',
  ),
  'hours-corrected': translate(
    'Kantoor vulde hier zelf al uren of tijden in. Bel kantoor als die niet kloppen.',
  ),
  forbidden: translate('Dit kan niet meer vanaf je telefoon. Bel kantoor.'),
};

/** Explains why the server refused it, in words for the user. */
export const formatRefusal = ({ code }: Pick<Refusal, 'code'>): string =>
  forWorkers[code] ?? problems[code];

/** The error that the server's answer was, for the form that the write came from. */
export const toError = ({ fields = [], ...refusal }: Refusal): ApiError =>
  new ApiError({ ...refusal, fields: [...fields], type: '', title: refusal.code, requestId: '' });
