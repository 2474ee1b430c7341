import type { Access } from '../endpoint.ts';
import type { UserType } from '../fields.ts';

/** The properties of a session that decide on access. */
export interface Person {
  userType: UserType;
  alsoEmployee: boolean;
  employeeId: string | null;
  /** True of an employee who may enter the day of the own crew. */
  leadsCrew?: boolean | undefined;
}

export const isAdmin = ({ userType }: Person): boolean =>
  userType === 'admin' || userType === 'god';

/** An employee, or an admin who is also one, and who is linked to a row in employees. */
export const isEmployee = <P extends Person>(person: P): person is P & { employeeId: string } =>
  person.employeeId !== null && (person.userType === 'employee' || person.alsoEmployee);

export const isForeman = (person: Person): boolean =>
  isEmployee(person) && person.leadsCrew === true;

/** Decides whether a person has an access level: the only definition, for server and browser (specification, section 6). */
export function mayPass(access: Access, person: Person | null): boolean {
  if (access === 'public') return true;
  if (person === null) return false;
  switch (access) {
    case 'session':
      return true;
    case 'member':
      return person.userType !== 'other';
    case 'employee':
      return isEmployee(person);
    case 'foreman':
      return isForeman(person);
    case 'foreman-or-admin':
      return isForeman(person) || isAdmin(person);
    case 'admin':
      return isAdmin(person);
    case 'god':
      return person.userType === 'god';
  }
}
