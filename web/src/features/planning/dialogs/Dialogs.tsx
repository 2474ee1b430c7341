import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import type { DrawerState } from '../../../ui/drawer/useDrawerSubject.ts';
import type { InitialItem } from '../form/values/values.ts';
import { LinksDialog } from '../links/LinksDialog.tsx';
import type { Planned } from '../usePlanning.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { FindingsDialog } from './FindingsDialog.tsx';
import { HandoverDialog } from './HandoverDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { ProjectDialog } from './ProjectDialog.tsx';
import { RepeatDialog } from './RepeatDialog.tsx';
import { ShiftDialog } from './ShiftDialog.tsx';
import type { DialogSubject } from './subject.ts';

interface Props {
  dialog: DrawerState<DialogSubject>;
  planned: Planned;
  days: readonly string[];
  onOpen: (item: PlannedItem) => void;
  onPlan: (opening: InitialItem) => void;
  onDialog: (subject: DialogSubject) => void;
  onClose: () => void;
}

const ToldDialog = createLazyPart(() => import('../told/ToldDialog.tsx'));

/** The dialog that stands beside the board. */
export default function Dialogs(props: Props) {
  const { dialog, planned, days, onOpen, onPlan, onDialog, onClose } = props;
  const { opened, subject } = dialog;
  const shared = { opened, planned, onClose };
  switch (subject.kind) {
    case 'move':
      return <MoveDialog {...shared} subject={subject} />;
    case 'repeat':
      return <RepeatDialog {...shared} subject={subject} />;
    case 'copy':
      return <CopyDialog {...shared} subject={subject} />;
    case 'project':
      return <ProjectDialog {...shared} subject={subject} />;
    case 'shift':
      return <ShiftDialog {...{ opened, onClose }} {...subject} />;
    case 'handover':
      return <HandoverDialog {...shared} subject={subject} />;
    case 'told':
      return <ToldDialog {...shared} {...{ days, onDialog }} />;
    case 'findings':
      return <FindingsDialog {...shared} {...{ days, onOpen, onPlan }} />;
    case 'links':
      return <LinksDialog {...shared} />;
  }
}
