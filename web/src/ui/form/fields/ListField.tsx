import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import classes from './ListField.module.css';

interface Props<T> {
  /** The name of one of them: 'Contactpersoon'. */
  label: string;
  value: readonly T[];
  onChange: (value: T[]) => void;
  max: number;
  /** A new one. */
  added: () => T;
  /** Returns the name for the button that removes an item; empty means by its number. */
  getName: (item: T) => string;
  /** The fields of one, under its own heading, with the button that removes it. */
  children: (item: T, at: ListPlace<T>) => ReactNode;
}

export interface ListPlace<T> {
  index: number;
  /** 'Contactpersoon 2', or without a number when it is the only one. */
  heading: string;
  change: (item: T) => void;
  remove: ReactNode;
}

/** Several things of a record, each in a frame of its own. A new one gets the focus. */
export function ListField<T>({ label, value, onChange, max, added, getName, children }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    flushSync(() => onChange([...value, added()]));
    const [last] = [...(list.current?.querySelectorAll('[data-item]') ?? [])].slice(-1);
    last?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <div ref={list} className="flex flex-col gap-2">
      {value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no id; the inputs are controlled.
        <div key={index} className="relative px-4 py-3 border rounded-md" data-item>
          {children(item, {
            index,
            heading: value.length > 1 ? `${label} ${index + 1}` : label,
            change: (changed) => onChange(value.with(index, changed)),
            remove: (
              <ActionIcon
                className={classes.remove ?? ''}
                variant="subtle"
                color="gray"
                aria-label={`${getName(item) || `${label} ${index + 1}`} weghalen`}
                title="Weghalen"
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                <IconTrash size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            ),
          })}
        </div>
      ))}
      {value.length < max && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={add}
        >
          {label} toevoegen
        </Button>
      )}
    </div>
  );
}
