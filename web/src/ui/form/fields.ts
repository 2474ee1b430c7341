import type { ContactPerson } from '@ploegplan/contract/planning';
import type { FieldProblem } from '@ploegplan/contract/problem';
import type { ReactNode } from 'react';
import type { ApiError } from '../../lib/api-errors.ts';

export interface Option {
  value: string;
  label: string;
}

/** What a field of each kind holds. Numbers, dates and times are what was typed, so that a fault in them can be told. */
export interface KindValues {
  text: string;
  multiline: string;
  email: string;
  number: string;
  hours: string;
  date: string;
  time: string;
  location: string;
  color: string;
  select: string | null;
  multiselect: string[];
  switch: boolean;
  contactPerson: ContactPerson;
}
export type Kind = keyof KindValues;

/** Kinds whose values may be some of all strings. */
type Choosing = 'select' | 'multiselect';

type Fits<Value, K extends Kind> = [Value] extends [KindValues[K]]
  ? K extends Choosing
    ? true
    : [KindValues[K]] extends [Value]
      ? true
      : false
  : false;

/** The names of the values that a field of this kind can hold. */
type NamesFor<Values, K extends Kind> = {
  [Name in keyof Values & string]: [Fits<Values[Name], K>] extends [true] ? Name : never;
}[keyof Values & string];

/** A text that may depend on what stands in the form. */
export type Text<Values> = string | ((values: Values) => string);

interface Described<Values> {
  label: string;
  required?: boolean;
  /** Told when a required field is empty, instead of 'Verplicht veld'. */
  missing?: string;
  help?: Text<Values>;
  placeholder?: Text<Values>;
  disabled?: boolean;
  /** Fields of half the width stand beside each other. */
  width?: 'half';
  /** Fields in a row under the same heading belong together. */
  group?: string;
  /** Stands under it, and is no part of what is saved. */
  below?: ReactNode;
  /** Not shown, and as if it were empty. */
  hiddenWhen?: (values: Values) => boolean;
  /** What is wrong with it, in words that say what to do. */
  errorOf?: (values: Values) => string | undefined;
  /** Its value in words, where its kind does not know them. */
  textOf?: (values: Values) => string;
  /** Equal for values that mean the same, where its kind does not know. */
  comparable?: (values: Values) => unknown;
  /** What the server calls it, where that is not its name. */
  sentAs?: readonly string[];
  /** What the server has against it, where the usual words do not say enough. */
  rejectionOf?: (
    problems: readonly FieldProblem[],
    error: ApiError,
    values: Values,
  ) => string | undefined;
}

interface Typed {
  /** Characters. Longer text is refused with words, not cut off unseen. */
  maxLength?: number;
  /** The browser's keyboard for it, and its own ways of filling in. */
  inputProps?: { autoCapitalize?: 'none'; autoCorrect?: 'off'; spellCheck?: boolean };
}

export interface Chosen {
  /** Nothing while they load. */
  options: readonly Option[] | undefined;
  /** They could not be loaded. */
  onRetry?: (() => void) | undefined;
  nothingFound?: string;
}

export interface KindSettings {
  text: Typed;
  multiline: Typed & { minRows?: number };
  email: Typed;
  number: { min?: number; max?: number };
  hours: object;
  date: { min?: string; max?: string };
  time: object;
  location: Typed;
  color: object;
  select: Chosen & {
    /** The name of a button beside it, which asks for a further option. */
    plus?: string;
    /** A text that is none of the options may become one. */
    allowsNew?: boolean;
  };
  multiselect: Chosen;
  switch: object;
  /** The most characters of each of its parts. */
  contactPerson: { maxLength?: number };
}

type FieldOfKind<Values, K extends Kind> = Described<Values> &
  KindSettings[K] & { kind: K; name: NamesFor<Values, K> };

/** What a field of its own gets from the form. */
export interface CustomInput<Values> {
  values: Values;
  change: (values: Partial<Values>) => void;
  error: string | undefined;
  /** The field that has the focus when the form opens. */
  isFirst: boolean;
}

/** A field that no kind fits. */
export interface CustomField<Values> extends Described<Values> {
  kind: 'custom';
  name: keyof Values & string;
  render: (input: CustomInput<Values>) => ReactNode;
  textOf: (values: Values) => string;
  comparable: (values: Values) => unknown;
}

/** One field of a form, as data. */
export type Field<Values> = { [K in Kind]: FieldOfKind<Values, K> }[Kind] | CustomField<Values>;

/** Messages by the name of the field; for a part of a value by its path. */
export type FormErrors = Partial<Record<string, string>>;

/** What was typed where nothing like it could be chosen. */
export interface NewOption {
  id: string;
  text: string;
}

/** What happens in a form besides saving and cancelling. */
export interface FormEvents<Values> {
  /** The button beside a field. */
  onPlus?: (name: keyof Values & string) => void;
  /** The user changed a field; `change` fills in others. */
  onFieldChanged?: (
    name: keyof Values & string,
    values: Values,
    change: (values: Partial<Values>) => void,
  ) => void;
  /** Keeps a new option under this id, which is the same when it is tried again, and gives its value. */
  onSaveNewOption?: (name: keyof Values & string, option: NewOption) => Promise<string>;
}

export const textFor = <Values>(text: Text<Values> | undefined, values: Values) =>
  typeof text === 'function' ? text(values) : text;
