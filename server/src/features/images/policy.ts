import type { ImageInfo } from '@ploegplan/contract/image-bodies';
import { mayPass } from '@ploegplan/contract/rules/access';
import { isOwnImage } from '@ploegplan/contract/rules/images';
import type { Session } from '../../platform/sessions/access.ts';

/** The office sees the images of every planning item. */
export const seesEveryItem = (session: Session) => mayPass('admin', session);

/** The office may rename every image, an employee only an own one. */
export const mayRename = (session: Session, image: ImageInfo) =>
  mayPass('admin', session) || isOwnImage(session.employeeId, image);
