import { expect, test } from 'vitest';
import type { Session } from '../../../lib/session/session.ts';
import { createMissingHoursLink } from './hours-place.ts';

const admin: Session = {
  username: 'x',
  tenant: 'demo',
  userType: 'admin',
  alsoEmployee: false,
  userId: '0197',
  employeeId: null,
  needsPasswordChange: false,
};

test('the missing hours of the overview are those of all, also for an admin who works', () => {
  expect(createMissingHoursLink(admin)).toEqual({ to: '/missinghours', search: {} });
  expect(createMissingHoursLink({ ...admin, alsoEmployee: true, employeeId: 'e1' })).toEqual({
    to: '/missinghours',
    search: { iedereen: true },
  });
});
