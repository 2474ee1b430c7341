import { useCallback, useRef, useState } from 'react';
import { useResumedState } from '../../lib/form/resumed.ts';
import { findErrors, isFilled } from './engine.ts';
import type { Field, FormErrors } from './fields.ts';

const isOf = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

const removePath = (errors: FormErrors, names: Iterable<string>): FormErrors => {
  const of = [...names];
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !of.some((name) => isOf(path, name))),
  );
};

const keepPath = (errors: FormErrors, names: ReadonlySet<string>): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => [...names].some((name) => isOf(path, name))),
  );

/** The values of a form, and its field errors until the field changes, or one on which its rejection depends. */
export function useFormState<Values extends object>(
  id: string,
  initial: Values,
  fields: readonly Field<Values>[],
) {
  const [values, setValues] = useResumedState(`form ${id}`, initial);
  const [errors, setErrors] = useState<FormErrors>({});
  // A ref too: a key may change a field and save before the next render.
  const current = useRef(values);
  const changed = useRef(new Set<string>());
  /** The fields whose errors follow from the rules, and are found anew whenever a field is left. */
  const checked = useRef(new Set<string>());

  const replace = useCallback(
    (next: Values) => {
      current.current = next;
      changed.current.clear();
      checked.current.clear();
      setValues(next);
      setErrors({});
    },
    [setValues],
  );
  const change = (changes: Partial<Values>) => {
    const names = Object.keys(changes);
    current.current = { ...current.current, ...changes };
    for (const name of names) changed.current.add(name);
    setValues(current.current);
    const dependent = fields.filter(({ rejectedWith = [] }) =>
      rejectedWith.some((name) => names.includes(name)),
    );
    setErrors((before) => removePath(before, [...names, ...dependent.map(({ name }) => name)]));
  };
  const latest = useCallback(() => current.current, []);

  /** Shows what is wrong with the form: by its rules, or by the server, whose word stands until the field changes. */
  const refuse = useCallback((faults: FormErrors, by: 'rules' | 'server') => {
    changed.current.clear();
    const paths = by === 'rules' ? Object.keys(faults) : [];
    checked.current = new Set(paths.map((path) => path.split('.')[0] ?? path));
    setErrors(faults);
  }, []);

  /** Checks a field that the user leaves: not one that was only passed, empty. What was checked before may depend on it. */
  const leave = (field: Field<Values>) => {
    const isRefused = Object.keys(errors).some((path) => isOf(path, field.name));
    const isMeant = isFilled(field, current.current) && !isRefused;
    if (changed.current.has(field.name) || isMeant) checked.current.add(field.name);
    const of = checked.current;
    const found = keepPath(findErrors(fields, current.current), of);
    setErrors((before) => ({ ...removePath(before, of), ...found }));
  };

  return { values, errors, change, replace, refuse, leave, latest };
}
