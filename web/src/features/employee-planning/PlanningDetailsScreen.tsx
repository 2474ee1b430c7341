import { ActionIcon } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Screen } from '../../ui/page/Screen.tsx';
import { useIsPhone } from '../../ui/page/viewport.ts';
import { DetailsFooter } from './details/DetailsFooter.tsx';
import { SaveButton } from './details/hours/SaveButton.tsx';
import ItemDetails from './details/ItemDetails.tsx';
import { useDetails } from './details/useDetails.ts';
import { useOwnItem } from './details/useOwnItem.ts';
import classes from './PlanningDetailsScreen.module.css';

/** The details of one item as a page of its own, for a link or a bookmark. */
export function PlanningDetailsScreen({ id, atHours }: { id: string; atHours: boolean }) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const details = useDetails(() => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: '/employeeplanning', replace: true });
  });
  const { item, error } = useOwnItem(id);
  // Without an item there is nothing to save.
  const isMissing = !item && error !== null;
  const isPhone = useIsPhone();
  const CancelIcon = isPhone ? IconArrowLeft : IconX;
  return (
    <Screen
      title={translate('Details')}
      withMenu={!isPhone}
      leading={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={48}
          aria-label={translate('Annuleren')}
          disabled={details.save.isPending}
          onClick={details.leaving.leave}
        >
          <CancelIcon size={20} stroke={1.5} />
        </ActionIcon>
      }
      actions={!isMissing && <SaveButton details={details} variant="subtle" />}
    >
      <div className={classes.page}>
        <ItemDetails key={id} id={id} atHours={atHours} details={details} />
        {!isMissing && (
          <div className={classes.footer}>
            <DetailsFooter details={details} />
          </div>
        )}
      </div>
    </Screen>
  );
}
