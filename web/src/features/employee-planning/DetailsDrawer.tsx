import { translate } from '@ploegplan/contract/languages/translate';
import { useState } from 'react';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { SideDrawer } from '../../ui/drawer/SideDrawer.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { DetailsFooter } from './details/DetailsFooter.tsx';
import { SaveButton } from './details/hours/SaveButton.tsx';
import { useDetails } from './details/useDetails.ts';

const ItemDetails = createLazyPart(() => import('./details/ItemDetails.tsx'), {
  fallback: <ListSkeleton rows={8} height={48} />,
});

export interface OpenedItem {
  id: string;
  /** True when the drawer is opened to record hours: these are in view at once. */
  atHours: boolean;
}

interface DetailsDrawerProps {
  /** The item to show; null when the drawer is closed. */
  opened: OpenedItem | null;
  onClose: () => void;
}

/** The drawer of type employee-planning-details (specification, section 2). */
export default function DetailsDrawer({ opened, onClose }: DetailsDrawerProps) {
  const details = useDetails(onClose);
  // The content stays while the drawer slides away.
  const [shown, setShown] = useState(opened);
  if (opened && opened !== shown) setShown(opened);
  return (
    <SideDrawer
      opened={opened !== null}
      onClose={details.leaving.leave}
      title={translate('Details')}
      closeLabel={translate('Annuleren')}
      isCloseDisabled={details.save.isPending}
      actions={<SaveButton details={details} variant="subtle" />}
      footer={<DetailsFooter details={details} />}
    >
      {shown && <ItemDetails key={shown.id} {...shown} details={details} />}
    </SideDrawer>
  );
}
