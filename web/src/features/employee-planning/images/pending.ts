/** A new image that waits to be saved. */
export interface PendingImage {
  /** Sent along, so that an image that is sent again is stored once. */
  id: string;
  file: File;
  /** As typed; begins as the name of the file. */
  name: string;
  previewUrl: string;
}
