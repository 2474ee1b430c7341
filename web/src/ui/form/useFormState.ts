import { useCallback, useRef, useState } from 'react';
import type { FormErrors } from './fields.ts';

const withoutPath = (errors: FormErrors, names: readonly string[]): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !names.some((name) => path === name || path.startsWith(`${name}.`)),
    ),
  );

/** The values of a form, and its field errors until the field changes. */
export function useFormState<Values extends object>(initial: Values) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  // A ref too: a key may change a field and save before the next render.
  const current = useRef(values);

  const replace = useCallback((next: Values) => {
    current.current = next;
    setValues(next);
    setErrors({});
  }, []);
  const change = useCallback((changes: Partial<Values>) => {
    current.current = { ...current.current, ...changes };
    setValues(current.current);
    setErrors((before) => withoutPath(before, Object.keys(changes)));
  }, []);
  const latest = useCallback(() => current.current, []);

  return { values, errors, change, replace, setErrors, latest };
}
