import { useCallback, useRef, useState } from 'react';
import { useResumedState } from '../../lib/form/resumed.ts';
import type { FormErrors } from './fields.ts';

const withoutPath = (errors: FormErrors, names: readonly string[]): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !names.some((name) => path === name || path.startsWith(`${name}.`)),
    ),
  );

/** The values of a form, and its field errors until the field changes. */
export function useFormState<Values extends object>(id: string, initial: Values) {
  const [values, setValues] = useResumedState(`form ${id}`, initial);
  const [errors, setErrors] = useState<FormErrors>({});
  // A ref too: a key may change a field and save before the next render.
  const current = useRef(values);

  const replace = useCallback(
    (next: Values) => {
      current.current = next;
      setValues(next);
      setErrors({});
    },
    [setValues],
  );
  const change = useCallback(
    (changes: Partial<Values>) => {
      current.current = { ...current.current, ...changes };
      setValues(current.current);
      setErrors((before) => withoutPath(before, Object.keys(changes)));
    },
    [setValues],
  );
  const latest = useCallback(() => current.current, []);

  return { values, errors, change, replace, setErrors, latest };
}
