export type NotificationKind = 'success' | 'info' | 'error';

export interface NotificationExtras {
  /** Replaces the message with the same key. */
  key?: string;
  /** A button below the text; the message goes away with it. */
  action?: { label: string; run: () => void };
}

type Show = (
  kind: NotificationKind,
  message: string,
  about?: string,
  extras?: NotificationExtras,
) => void;

let show: Show = () => {};

/** Sets what shows the messages. */
export function onNotify(listener: Show): void {
  show = listener;
}

const createNotify =
  (kind: NotificationKind) => (message: string, about?: string, extras?: NotificationExtras) =>
    show(kind, message, about, extras);

/** Shows short messages, gone after 4 seconds (specification, section 8), with the name of what each is about. */
export const notify = {
  success: createNotify('success'),
  info: createNotify('info'),
  error: createNotify('error'),
};
