import * as z from 'zod/mini';
import { Absence } from './absences.schemas.ts';
import { endpoint } from './endpoint.ts';
import { DateRange } from './planning.schemas.ts';

export const absences = {
  list: endpoint('GET', '/absences', {
    access: 'admin',
    summary: 'The absences that overlap a range of days',
    query: DateRange,
    response: z.array(Absence),
  }),
};
