import type { ContactPerson } from '@ploegplan/contract/clients/schemas';
import type { FieldProblem } from '@ploegplan/contract/problem';
import type { ReactNode } from 'react';
import type { ApiError } from '../../lib/api/errors.ts';

export interface Option {
  value: string;
  label: string;
  /** A text that tells the option from others; it is searched too. */
  detail?: string;
  /** Tells whether the detail speaks for or against choosing the option. */
  tone?: 'for' | 'against';
  /** The page of the option, linked where several are chosen. */
  to?: string;
  /** True when the option was deleted or is finished: shown where it was chosen before, but no longer offered. */
  gone?: boolean;
}

/** The value of each kind of field. Numbers, dates and times are kept as typed, so that an error in them can be shown. */
export interface KindValues {
  text: string;
  multiline: string;
  email: string;
  phone: string;
  number: string;
  hours: string;
  date: string;
  time: string;
  location: string;
  color: string;
  choice: string;
  select: string | null;
  multiselect: string[];
  switch: boolean;
  contactPerson: ContactPerson;
}
export type Kind = keyof KindValues;

/** Kinds whose value type may be a union of string literals. */
type Choosing = 'choice' | 'select' | 'multiselect';

type Fits<Value, K extends Kind, Held> = [Value] extends [Held]
  ? K extends Choosing
    ? true
    : [Held] extends [Value]
      ? true
      : false
  : false;

/** The names of the values that a field of this kind can hold. */
type NamesFor<Values, K extends Kind, Held> = {
  [Name in keyof Values & string]: [Fits<Values[Name], K, Held>] extends [true] ? Name : never;
}[keyof Values & string];

/** A text that may depend on the form's values. */
export type Text<Values> = string | ((values: Values) => string);

interface BelowInput<Values> {
  values: Values;
  change: (values: Partial<Values>) => void;
}

interface Described<Values> {
  label: string;
  required?: boolean;
  /** The message when a required field is empty, where 'Vul een … in' or 'Kies een …' with its label is not right. */
  missing?: string;
  help?: Text<Values>;
  /** A warning in the place of the help, which does not prevent saving; '' for none. */
  warning?: Text<Values>;
  placeholder?: Text<Values>;
  disabled?: boolean;
  /** Fields of half the width stand beside each other. */
  width?: 'half';
  /** Consecutive fields with the same heading form a group. */
  group?: string;
  /** True for a field that is rarely changed: at the end, behind 'Geavanceerd'. */
  isAdvanced?: true;
  /** Content below the field that is not part of the value; it may depend on the form's values, and change them. */
  below?: ReactNode | ((input: BelowInput<Values>) => ReactNode);
  /** True while the value is loading: shown as a skeleton, and neither compared nor validated. */
  loading?: boolean;
  /** Hidden, and treated as empty. */
  hiddenWhen?: (values: Values) => boolean;
  /** The field error: what to do. */
  findError?: (values: Values) => string | undefined;
  /** The value as text, when its kind cannot format it. */
  formatText?: (values: Values) => string;
  /** Equal for equivalent values, when its kind cannot compare them. */
  comparable?: (values: Values) => unknown;
  /** The field names in the API, when they differ. */
  sentAs?: readonly string[];
  /** The other fields on which a rejection by the server depends: it goes once one of them changes, as it does with its own field. */
  rejectedWith?: readonly string[];
  /** The message for a rejection, when the usual one is not enough. */
  explainRejection?: (
    problems: readonly FieldProblem[],
    error: ApiError,
    values: Values,
  ) => string | undefined;
}

interface Typed {
  /** Most characters. A longer text gets a field error; it is not truncated. */
  maxLength?: number;
  /** Input mode and autocomplete of the browser. */
  inputProps?: { autoCapitalize?: 'none'; autoCorrect?: 'off'; spellCheck?: boolean };
}

export interface Chosen {
  /** Undefined while loading. */
  options: readonly Option[] | undefined;
  /** Retries loading the options; absent when they were loaded. */
  onRetry?: (() => void) | undefined;
  nothingFound?: string;
}

export interface KindSettings {
  text: Typed;
  multiline: Typed;
  email: Typed;
  phone: Typed;
  number: {
    min?: number;
    max?: number;
    step?: number;
    /** May be typed as hours and minutes too. */
    isHours?: boolean;
  };
  hours: object;
  /** A date that is usually near is chosen in the calendar where that spares a keyboard on the screen. */
  date: { min?: string; max?: string; isNear?: boolean };
  time: object;
  location: Typed;
  color: object;
  /** A few, all in view. */
  choice: { options: readonly Option[] };
  select: Chosen & {
    /** The noun for a new option. A button beside the field adds one. */
    noun?: string;
    /** A typed text may be added as an option. */
    allowsNew?: boolean;
  };
  multiselect: Chosen;
  switch: object;
  /** The most characters of each of its parts. */
  contactPerson: { maxLength?: number };
}

interface Located<Values> {
  /** Locations that it belongs to, the nearest first: where its map begins. */
  near?: (values: Values) => readonly string[];
}

/** A field of one kind, for a value that it holds. */
export type FieldOfKind<Values, K extends Kind, Held = KindValues[K]> = Described<Values> &
  KindSettings[K] &
  (K extends 'location' ? Located<Values> : object) & { kind: K; name: NamesFor<Values, K, Held> };

/** Props that a custom field gets from the form. */
export interface CustomInput<Values> {
  values: Values;
  change: (values: Partial<Values>) => void;
  error: string | undefined;
  /** The field that has the focus when the form opens. */
  isFirst: boolean;
}

/** A custom field, for what no kind fits. */
export interface CustomField<Values> extends Described<Values> {
  kind: 'custom';
  name: keyof Values & string;
  /** The value of a new record, unless it is null. */
  empty?: unknown;
  render: (input: CustomInput<Values>) => ReactNode;
  formatText: (values: Values) => string;
  comparable: (values: Values) => unknown;
}

/** A field of a form, as data. */
export type Field<Values> = { [K in Kind]: FieldOfKind<Values, K> }[Kind] | CustomField<Values>;

/** Messages by field name, or by path for a part of a value. */
export type FormErrors = Partial<Record<string, string>>;

/** A new option typed in a select. */
export interface NewOption {
  id: string;
  text: string;
}

/** Events of a form besides saving and cancelling. */
export interface FormEvents<Values> {
  /** The button beside a field, in which this text was typed. */
  onPlus?: (name: keyof Values & string, text: string) => void;
  /** The user changed a field; `change` fills in others. */
  onFieldChanged?: (
    name: keyof Values & string,
    values: Values,
    change: (values: Partial<Values>) => void,
  ) => void;
  /** Saves a new option under this id (the same at a retry) and returns its value. */
  onSaveNewOption?: (name: keyof Values & string, option: NewOption) => Promise<string>;
}

export const resolveText = <Values>(text: Text<Values> | undefined, values: Values) =>
  typeof text === 'function' ? text(values) : text;
