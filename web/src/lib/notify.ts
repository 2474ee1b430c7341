export type NotificationKind = 'success' | 'info' | 'error';

let show: (kind: NotificationKind, message: string, about?: string) => void = () => {};

/** Sets what shows the messages. */
export function onNotify(listener: typeof show): void {
  show = listener;
}

/** Short messages at the top of the page, gone after 4 seconds (specification, section 8), with the name of what each is about. */
export const notify = {
  success: (message: string, about?: string) => show('success', message, about),
  info: (message: string, about?: string) => show('info', message, about),
  error: (message: string, about?: string) => show('error', message, about),
};
