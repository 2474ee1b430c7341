import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { Link } from '@tanstack/react-router';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import type { ImageNames } from './useImageNames.ts';

interface Props {
  image: ImageInfo;
  names: ImageNames;
  /** Closes what lies over the page that a link leads to. */
  onLeave: () => void;
}

type Page = '/klant-details/$id' | '/project-details/$id' | '/planning-details/$id';

export function ImageDetails({ image, names, onLeave }: Props) {
  const { terms } = useTenant();
  const { clientId, projectId, planningId, planningDate } = image;
  const link = (to: Page, id: string, text: string) => (
    <Link to={to} params={{ id }} onClick={onLeave}>
      {text}
    </Link>
  );
  const isOfDays = image.metadata.entityType === 'planningrange';
  return (
    <Facts
      facts={[
        ['Naam', image.filename],
        ['Toegevoegd door', image.uploaderEmployeeName],
        ['Toegevoegd op', formatFullMoment(image.uploadDate)],
        ['Klant', clientId && link('/klant-details/$id', clientId, names.client(clientId))],
        [
          terms.project,
          projectId && link('/project-details/$id', projectId, names.project(projectId)),
        ],
        [
          'Planning',
          planningId &&
            planningDate &&
            link('/planning-details/$id', planningId, formatLongDay(planningDate)),
        ],
        ['Hoort bij', isOfDays && 'alle dagen van de planning'],
        ['Grootte', formatFileSize(image.sizeBytes)],
      ]}
    />
  );
}
