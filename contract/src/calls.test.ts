import { expect, test } from 'vitest';
import { sampleId } from '../test/sample.ts';
import { clients } from './clients/endpoints.ts';
import { employeePlanning } from './employee-planning/endpoints.ts';
import { images } from './images/endpoints.ts';
import { projectStatuses, projectStatusMutations, projects } from './projects/endpoints.ts';
import { session } from './session/endpoints.ts';

const [client, status] = [sampleId(), sampleId()];

test.each([
  [projects.update, { id: sampleId(), title: 'Kade', location: '', client, status }],
  [clients.update, { id: sampleId(), name: 'Ada', companyname: 'Gemeente' }],
])('$0.path takes the fields of the specification alone', ({ body }, fields) => {
  expect(body.parse(fields)).toEqual(fields);
});

/** The calls of the specification's section 7, verbatim. */
test.each([
  [session.login, 'POST /login'],
  [session.check, 'GET /check-jwt'],
  [session.logout, 'POST /logout'],
  [session.changePassword, 'PATCH /users/{username}/password'],
  [session.forgotPassword, 'POST /passwordforgotten'],
  [projects.list, 'GET /projects'],
  [projects.get, 'GET /projects/{id}'],
  [projects.details, 'GET /projects/{id}/details'],
  [projects.create, 'POST /projects'],
  [projects.update, 'PUT /projects/{id}'],
  [projects.change, 'PATCH /projects/{id}'],
  [projects.remove, 'DELETE /projects/{id}'],
  [projectStatuses.list, 'GET /projectstatuses'],
  [projectStatuses.create, 'POST /projectstatuses'],
  [projectStatuses.change, 'PATCH /projectstatuses/{id}'],
  [projectStatuses.remove, 'DELETE /projectstatuses/{id}'],
  [projectStatuses.order, 'POST /projectstatuses/order'],
  [projectStatusMutations.list, 'GET /projectstatusmutations'],
  [projectStatusMutations.create, 'POST /projectstatusmutations'],
  [clients.list, 'GET /clients'],
  [clients.get, 'GET /clients/{id}/details'],
  [clients.create, 'POST /clients'],
  [clients.update, 'PUT /clients/{id}'],
  [clients.remove, 'DELETE /clients/{id}'],
  [images.search, 'GET /images'],
  [images.attach, 'POST /images/attach'],
  [images.rename, 'POST /images/rename'],
  [images.list, 'GET /{type}/{id}/images'],
  [images.upload, 'POST /{type}/{id}/images'],
  [images.remove, 'DELETE /{type}/{id}/images/{filename}'],
  [images.view, 'GET /{type}/{id}/images/{filename}'],
  [employeePlanning.get, 'GET /employee-planning/planningitem/{id}'],
  [employeePlanning.record, 'PATCH /employee-planning/{id}'],
  [employeePlanning.viewImage, 'GET /employee-planning/planningitem/{id}/images/{filename}'],
  [employeePlanning.removeImage, 'DELETE /employee-planning/planningitem/{id}/images/{filename}'],
])('endpoint %# has the method and path of the specification', ({ method, path }, line) => {
  expect(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`).toBe(line);
});
