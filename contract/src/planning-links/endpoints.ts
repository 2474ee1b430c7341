import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import * as schemas from './schemas.ts';

/** Links made by the office. */
export const planningLinks = {
  list: endpoint('GET', '/planning-links', {
    access: 'admin',
    summary: 'The links of the office to public planning, the newest first',
    response: z.array(schemas.PlanningLink),
  }),
  create: endpoint('POST', '/planning-links', {
    access: 'admin',
    summary: 'Make a link; its token is told only here',
    body: schemas.NewPlanningLink,
    response: schemas.LinkToken,
    answersSecret: true,
  }),
  renew: endpoint('POST', '/planning-links/:id/token', {
    access: 'admin',
    summary: 'Give a link another token; the one before no longer works',
    params: idParams,
    response: schemas.LinkToken,
    answersSecret: true,
    errors: ['not-found'],
  }),
  remove: endpoint('DELETE', '/planning-links/:id', {
    access: 'admin',
    summary: 'Revoke a link; open pages of it close',
    params: idParams,
    errors: ['not-found'],
  }),
};

export const ownCalendar = {
  get: endpoint('GET', '/account/calendar', {
    access: 'employee',
    summary: 'The calendar feed of the own planning, if there is one',
    response: z.nullable(schemas.OwnCalendar),
  }),
  create: endpoint('POST', '/account/calendar', {
    access: 'employee',
    summary: 'Make a calendar feed of the own planning, in the place of the one before',
    response: schemas.LinkToken,
    answersSecret: true,
  }),
  remove: endpoint('DELETE', '/account/calendar', {
    access: 'employee',
    summary: 'Revoke the calendar feed of the own planning',
  }),
};

/** The token is in the query, which no log contains. An unknown, an expired and a revoked link give the same answer. */
export const publicPlanning = {
  show: endpoint('GET', '/public-planning', {
    access: 'public',
    summary: 'The planning of a link',
    query: schemas.LinkQuery,
    response: schemas.PublicPlanning,
    errors: ['not-found', 'too-many-requests'],
  }),
  events: endpoint('GET', '/public-planning/events', {
    access: 'public',
    summary:
      'Server-sent events of a link: `state` (the version of its planning), `beat`, and `end` when the link no longer works',
    query: schemas.LinkQuery,
    stream: true,
    errors: ['not-found', 'too-many-requests'],
  }),
  calendar: endpoint('GET', '/calendar.ics', {
    access: 'public',
    summary: 'The planning of a link as iCalendar',
    query: schemas.LinkQuery,
    binary: true,
    errors: ['not-found', 'too-many-requests'],
  }),
};
