import type { tasks } from './tasks.ts';

export type TaskName = keyof typeof tasks;
export type ArgsOf<T extends TaskName> = Parameters<(typeof tasks)[T]>[0];
export type ResultOf<T extends TaskName> = Awaited<ReturnType<(typeof tasks)[T]>>;

export interface Message {
  task: TaskName;
  args: ArgsOf<TaskName>;
}

/** Errors that keep their class between the processes. */
export const errorNames = [
  'UnsupportedImageError',
  'DamagedImageError',
  'ImageTooLargeError',
  'StorageFullError',
] as const;

export type Reply =
  | { result: unknown }
  | { error: { name: (typeof errorNames)[number] | 'Error'; message: string } };
