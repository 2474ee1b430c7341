import type { ImageOwnerType } from '@ploegplan/contract/images/schemas';
import { type ComponentType, createContext, use } from 'react';

export interface OwnedImagesProps {
  owner: { type: ImageOwnerType; id: string };
  /** The shown day of a range, which images can be added to as well. */
  day?: { id: string; date: string };
  /** The other planning items whose images are shown below those of the owner. */
  others?: readonly string[];
  /** True when nothing can be added or changed. */
  isReadOnly?: boolean;
  /** The section comes into view when it opens, and again with each other number; 0 does not. */
  wanted?: number;
}

/** Shows the images of an owner. The app provides it, because the screens of other subjects have it too. */
export const OwnedImagesContext = createContext<ComponentType<OwnedImagesProps> | null>(null);

/** The images of a client, project, planning item or range, with what the office does with them. */
export function OwnedImages(props: OwnedImagesProps) {
  const Images = use(OwnedImagesContext);
  return Images && <Images {...props} />;
}
