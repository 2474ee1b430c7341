/** A new image that waits to be saved. */
export interface PendingImage {
  /** Sent along, so that an image that is sent again is stored once. Also that of its draft in the outbox. */
  id: string;
  file: File;
  /** As typed; begins as the name of the file. */
  name: string;
  previewUrl: string;
  /** The end of the application would lose it, because the device has no room. */
  isHeld: boolean;
}
