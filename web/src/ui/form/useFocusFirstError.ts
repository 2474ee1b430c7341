import { type RefObject, useEffect } from 'react';

/** Takes the user to the first field that is wrong, each time that something was refused. */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  rejections: number,
): void {
  useEffect(() => {
    if (rejections === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, rejections]);
}
