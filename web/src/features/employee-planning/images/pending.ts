/** A new image that waits to be saved. */
export interface PendingImage {
  /** The id is sent along, so that an image that is sent again is stored once. It is also the id of its draft in the outbox. */
  id: string;
  file: File;
  /** The typed name; at first that of the file. */
  name: string;
  previewUrl: string;
  /** The end of the application would lose it, because the device has no room. */
  isHeld: boolean;
}
