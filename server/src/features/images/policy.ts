import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { mayPass } from '@ploegplan/contract/rules/access';
import { isOwnImage } from '@ploegplan/contract/rules/images';
import type { Session } from '../../platform/sessions/access.ts';

/** Whether the user may see the images of every planning item. */
export const seesEveryItem = (session: Session) => mayPass('admin', session);

/** Whether the user may rename an image: the office every image, an employee only an own one. */
export const mayRename = (session: Session, image: ImageInfo) =>
  mayPass('admin', session) || isOwnImage(session.employeeId, image);
