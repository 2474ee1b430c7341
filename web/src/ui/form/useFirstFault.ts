import { type RefObject, useEffect } from 'react';

/** Takes the user to the first field that is wrong, each time that something was refused. */
export function useFirstFault(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusals]);
}
