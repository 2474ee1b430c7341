import type { Endpoint, ResponseOf } from '@ploegplan/contract/endpoint';
import { exchange, type Transport } from './call.ts';
import type { AnyRequest, RequestFor } from './request.ts';

/** `call` that reports how much of the request has left, from 0 to 1. With XMLHttpRequest, because `fetch` does not tell. */
export function upload<E extends Endpoint>(
  endpoint: E,
  request: RequestFor<E>,
  onProgress: (share: number) => void,
): Promise<ResponseOf<E>>;
export async function upload(
  endpoint: Endpoint,
  request: AnyRequest,
  onProgress: (share: number) => void,
): Promise<unknown> {
  return exchange(endpoint, request, createUploadTransport(onProgress));
}

export const createUploadTransport =
  (onProgress: (share: number) => void): Transport =>
  (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = true;
      request.responseType = 'blob';
      headers.forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => resolve(toResponse(request)));
      request.addEventListener('error', () => reject(new TypeError('The request failed')));
      request.addEventListener('abort', () => reject(signal?.reason));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body instanceof FormData || typeof body === 'string' ? body : null);
    });

const toResponse = (request: XMLHttpRequest): Response =>
  new Response(request.status === 204 ? null : request.response, {
    status: request.status,
    statusText: request.statusText,
    headers: {
      'x-request-id': request.getResponseHeader('x-request-id') ?? '',
      'content-type': request.getResponseHeader('content-type') ?? '',
    },
  });
