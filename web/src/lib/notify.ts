export type NotificationKind = 'success' | 'info' | 'error';

let show: (kind: NotificationKind, message: string) => void = () => {};

/** Sets what shows the messages. */
export function onNotify(listener: typeof show): void {
  show = listener;
}

/** Short messages at the top of the page, gone after 4 seconds (specification, section 8). */
export const notify = {
  success: (message: string) => show('success', message),
  info: (message: string) => show('info', message),
  error: (message: string) => show('error', message),
};
