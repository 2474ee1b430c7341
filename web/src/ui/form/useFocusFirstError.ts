import { type RefObject, useEffect } from 'react';

/** Focuses the first field with an error after each rejection. */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  rejections: number,
): void {
  useEffect(() => {
    if (rejections === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, rejections]);
}
