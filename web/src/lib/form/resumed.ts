import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { getCurrentUser } from '../api/call.ts';
import { onSignedOut } from '../session/session.ts';
import { isEditing, setEditing } from './edit-mode.ts';

/** The functions that read the state on the screen, by name. */
const onScreen = new Map<string, () => unknown>();

/** The state that a session's end took from the screen, until its user is back on that page. In memory only: it may be private. */
const left = { userId: '', page: '', states: new Map<string, unknown>() };

/** Prevents an update of the app, which would forget it. */
const holdUpdate = (isHeld: boolean) => setEditing('left at the end of the session', isHeld);

/** Keeps what is open and typed, for when this user has signed in again. */
export function keepForReturn(userId: string): void {
  left.userId = userId;
  left.page = location.pathname;
  left.states = new Map([...onScreen].map(([name, read]) => [name, read()]));
  holdUpdate(isEditing());
}

// A user who signs out does not want the state back.
onSignedOut(() => {
  left.userId = '';
  left.states.clear();
  holdUpdate(false);
});

const isBack = () => left.userId === getCurrentUser() && left.page === location.pathname;

function getResumed<T>(name: string, initial: T): T {
  return isBack() && left.states.has(name) ? (left.states.get(name) as T) : initial;
}

/** State that is the same again on a page to which its user returns after the session ended; `name` is unique on the page. */
export function useResumedState<T>(
  name: string,
  initial: T,
): [value: T, set: Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => getResumed(name, initial));
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    // The state is used once: the next opening of the same form starts afresh.
    if (isBack()) left.states.delete(name);
    if (getCurrentUser() !== null) holdUpdate(false);
    const read = () => latest.current;
    onScreen.set(name, read);
    return () => {
      if (onScreen.get(name) === read) onScreen.delete(name);
    };
  }, [name]);
  return [value, setValue];
}
