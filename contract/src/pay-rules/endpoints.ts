import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { NewPayRuleSet, PayRuleSet, PayRuleSetUpdate } from './schemas.ts';

export const payRules = {
  list: endpoint('GET', '/pay-rules', {
    access: 'admin',
    summary:
      'The sets of pay rules of the company by their first day; none while it has not chosen',
    response: z.array(PayRuleSet),
  }),
  create: endpoint('POST', '/pay-rules', {
    access: 'admin',
    summary: 'Add a set of pay rules; no other set may have its first day',
    body: NewPayRuleSet,
    response: PayRuleSet,
  }),
  update: endpoint('PUT', '/pay-rules/:id', {
    access: 'admin',
    summary: 'Change a set of pay rules by which no week was approved',
    params: idParams,
    body: PayRuleSetUpdate,
    response: PayRuleSet,
    errors: ['not-found', 'stale-version', 'pay-rules-used'],
  }),
  remove: endpoint('DELETE', '/pay-rules/:id', {
    access: 'admin',
    summary: 'Remove a set of pay rules by which no week was approved',
    params: idParams,
    errors: ['not-found', 'pay-rules-used'],
  }),
};
