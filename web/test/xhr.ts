/** An XMLHttpRequest that goes through `fetch`, which the test API answers; half of the request has left before it does. */
export class RequestThroughFetch extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  readonly #abort = new AbortController();
  #method = 'GET';
  #url = '';
  #answer = new Response();
  withCredentials = false;
  responseType = '';
  response: Blob | null = null;

  get status(): number {
    return this.#answer.status;
  }

  get statusText(): string {
    return this.#answer.statusText;
  }

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#answer.headers.get(name);
  }

  abort(): void {
    this.#abort.abort();
    this.dispatchEvent(new Event('abort'));
  }

  send(body: FormData | string | null): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
    this.#exchange(body).then(
      () => this.#end('load'),
      () => this.#end('error'),
    );
  }

  #end(event: string): void {
    if (!this.#abort.signal.aborted) this.dispatchEvent(new Event(event));
  }

  async #exchange(body: FormData | string | null): Promise<void> {
    const { signal } = this.#abort;
    const request = { method: this.#method, headers: this.#headers, body, signal };
    this.#answer = await fetch(this.#url, request);
    this.response = await this.#answer.blob();
  }
}
