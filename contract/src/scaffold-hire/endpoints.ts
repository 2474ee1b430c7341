import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { Hire, HirePrice, NewHireEnd, NewHirePrice } from './schemas.ts';

export const scaffoldHire = {
  list: endpoint('GET', '/scaffold-hire', {
    access: 'admin',
    summary: 'From when to when each scaffold is hired, and the prices of the projects',
    response: Hire,
  }),
  setPrice: endpoint('PUT', '/scaffold-hire/prices/:id', {
    access: 'admin',
    summary: 'Set the price of hire at a project, by its id',
    params: idParams,
    body: NewHirePrice,
    response: HirePrice,
    errors: ['not-found'],
  }),
  end: endpoint('POST', '/scaffolds/:id/hire-end', {
    access: 'admin',
    summary: 'Record that notice was given of the end of hire, in the place of a notice before',
    params: idParams,
    body: NewHireEnd,
    errors: ['not-found'],
  }),
  withdraw: endpoint('DELETE', '/scaffolds/:id/hire-end', {
    access: 'admin',
    summary: 'Withdraw the notice of the end of hire',
    params: idParams,
    errors: ['not-found'],
  }),
};
