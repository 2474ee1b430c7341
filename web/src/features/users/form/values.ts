import {
  AssignableType,
  type NewUser,
  type User,
  type UserUpdate,
} from '@ploegplan/contract/users/schemas';

/** The values of the form. Values that do not apply to the chosen type are kept, for when the user switches back. */
export interface FormValues {
  username: string;
  userType: AssignableType;
  alsoEmployee: boolean;
  employeeId: string | null;
  leadsCrew: boolean;
  email: string;
  expiryMail: boolean;
  active: boolean;
  /** Null until the user decides: then an address alone is enough to invite. */
  invite: boolean | null;
}

export const emptyValues: FormValues = {
  username: '',
  userType: 'employee',
  alsoEmployee: false,
  employeeId: null,
  leadsCrew: false,
  email: '',
  expiryMail: true,
  active: true,
  invite: null,
};

export const toFormValues = (user: User): FormValues => ({
  username: user.username,
  userType: AssignableType.safeParse(user.userType).data ?? 'other',
  alsoEmployee: user.alsoEmployee,
  employeeId: user.employeeId,
  leadsCrew: user.leadsCrew,
  email: user.email,
  expiryMail: user.expiryMail,
  active: user.state !== 'inactive',
  invite: null,
});

type Kind = Pick<FormValues, 'userType' | 'alsoEmployee'>;

/** True when the account is that of an employee, who must be chosen. */
export const needsEmployee = ({ userType, alsoEmployee }: Kind): boolean =>
  userType === 'employee' || (userType === 'admin' && alsoEmployee);

export const isInviting = ({ invite, email }: FormValues): boolean =>
  email.trim() !== '' && (invite ?? true);

type UserFields = Required<Omit<UserUpdate, 'version'>>;

export const toUserFields = (values: FormValues): UserFields => ({
  username: values.username.trim().toLowerCase(),
  userType: values.userType,
  alsoEmployee: values.userType === 'admin' && values.alsoEmployee,
  employeeId: needsEmployee(values) ? values.employeeId : null,
  leadsCrew: needsEmployee(values) && values.leadsCrew,
  email: values.email.trim(),
  expiryMail: values.expiryMail,
  active: values.active,
});

export function toNewUser(id: string, values: FormValues): Required<NewUser> {
  const { active: _, ...account } = toUserFields(values);
  return { id, ...account, invite: isInviting(values) };
}

/** The fields that determine rights: changing any of them ends the user's sessions. */
const rights = ['userType', 'alsoEmployee', 'employeeId', 'leadsCrew', 'active'] as const;

export function isChangingRights(before: FormValues, after: FormValues): boolean {
  const [a, b] = [toUserFields(before), toUserFields(after)];
  return rights.some((key) => a[key] !== b[key]);
}
