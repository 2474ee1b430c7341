/** The app cannot start or continue; the message is one sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}
