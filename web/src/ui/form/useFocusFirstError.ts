import { type RefObject, useEffect } from 'react';

type Form = RefObject<HTMLFormElement | null>;

const focusFirstError = (form: Form) =>
  form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** Focuses the first field with an error, once the fields show their errors after this event. */
export const focusFirstErrorLater = (form: Form): void =>
  void setTimeout(() => focusFirstError(form));

/** Focuses the first field with an error after each rejection. */
export function useFocusFirstError(form: Form, rejections: number): void {
  useEffect(() => {
    if (rejections === 0) return;
    focusFirstError(form);
  }, [form, rejections]);
}
