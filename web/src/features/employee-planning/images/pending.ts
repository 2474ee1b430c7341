/** A new image that waits to be saved. */
export interface PendingImage {
  id: string;
  file: File;
  /** As typed; begins as the name of the file. */
  name: string;
  previewUrl: string;
}
