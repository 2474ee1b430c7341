import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import { ApiError } from '../api/errors.ts';
import { problems } from '../api/messages.ts';
import type { Refusal } from './entry.ts';

/** Why a write could not be stored on the device. */
export const NO_ROOM =
  'Op je telefoon is geen ruimte om dit te bewaren. Maak ruimte vrij en probeer het opnieuw.';

/** Of a photo that can only be sent as long as the application is open. */
export const NOT_KEPT =
  'Niet bewaard: op je telefoon is geen ruimte. Laat de app open tot deze foto is verstuurd.';

/** What the server's answers mean to a worker, where that is not what they mean to the office. */
const forWorkers: Partial<Record<ProblemCode, string>> = {
  'not-found': 'Dit werk staat niet meer op je planning. Bel kantoor als dat niet klopt.',
  'hours-corrected': 'Kantoor vulde op dit werk zelf al uren in. Bel kantoor als die niet kloppen.',
  forbidden: 'Dit kan niet meer vanaf je telefoon. Bel kantoor.',
};

/** Why the server did not take it, in words for the user. */
export const formatRefusal = ({ code }: Pick<Refusal, 'code'>): string =>
  forWorkers[code] ?? problems[code];

/** The error that the server's answer was, for the form that the write came from. */
export const toError = ({ fields = [], ...refusal }: Refusal): ApiError =>
  new ApiError({ ...refusal, fields: [...fields], type: '', title: refusal.code, requestId: '' });
