import '../../../ui/form/mantine.ts';
import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { PlanningWarnings } from '../form/PlanningWarnings.tsx';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

interface BoardDialogProps extends DialogProps {
  title: string;
  about: string;
  warnings?: readonly string[];
  /** The verb of the main button. */
  verb: string;
  /** Null while submitting is not possible. */
  onSubmit: (() => void) | null;
  /** The label of the button that cancels. */
  cancel?: string | undefined;
  /** A button in the place of the one that cancels. */
  other?: ReactNode;
  children: ReactNode;
}

/** A form beside the board that does one thing. */
export function BoardDialog(props: BoardDialogProps) {
  const { opened, onClose, title, about, warnings = [], verb, onSubmit, other } = props;
  const { cancel = 'Annuleren' } = props;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={title}
      notice={<PlanningWarnings warnings={warnings} />}
      footer={
        <>
          {other ?? (
            <Button variant="default" ml="auto" onClick={onClose}>
              {cancel}
            </Button>
          )}
          <Button type="submit" form={id} disabled={onSubmit === null}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={id} className="flex flex-col gap-4" noValidate onSubmit={submit}>
        <p className="text-quiet wrap-anywhere">{about}</p>
        {props.children}
      </form>
    </SideDrawer>
  );
}
