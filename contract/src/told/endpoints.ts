import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import * as schemas from './schemas.ts';

export const told = {
  overview: endpoint('GET', '/planning/told', {
    access: 'admin',
    summary: 'Who saw what was told of a range of days, who cannot come, and what is to be told',
    query: schemas.ToldRange,
    response: schemas.ToldOverview,
  }),
  tell: endpoint('POST', '/planning/told', {
    access: 'admin',
    summary: 'Tell changes of definite planning of a range of days; drafts stay drafts',
    body: schemas.ToldRange,
    response: schemas.ToldCount,
  }),
  remind: endpoint('POST', '/planning/told/reminders', {
    access: 'admin',
    summary: 'Remind who has not seen what was told of days from today on, at most once a day',
    body: schemas.ToldRange,
    response: schemas.ToldCount,
  }),
  history: endpoint('GET', '/employees/:id/told', {
    access: 'admin',
    summary: 'What an employee was told of a range of days, when it was seen and what was answered',
    params: idParams,
    query: schemas.HistoryRange,
    response: z.array(schemas.ToldDay),
    errors: ['not-found'],
  }),
  own: endpoint('GET', '/employee-planning/told', {
    access: 'employee',
    summary: 'What the employee was told last of each day from today on',
    response: z.array(schemas.OwnToldDay),
  }),
  answer: endpoint('POST', '/employee-planning/receipts', {
    access: 'employee',
    summary: 'Answer what was told of own days: seen, or cannot come',
    body: schemas.NewReceipt,
    errors: ['not-found'],
  }),
};
