/** Bytes as they lie on the device; without `iv` where the platform offers no encryption, as at an address without https. */
export interface Sealed {
  iv?: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Encrypts what is stored on the device. */
export class Vault {
  readonly #key: CryptoKey | null;

  constructor(key: CryptoKey | null) {
    this.#key = key;
  }

  async seal(bytes: ArrayBuffer): Promise<Sealed> {
    if (!this.#key) return { data: bytes };
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, this.#key, bytes) };
  }

  async open({ iv, data }: Sealed): Promise<ArrayBuffer> {
    if (!iv) return data;
    if (!this.#key) throw new Error('The key of what is stored here is gone');
    return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, this.#key, data);
  }

  sealValue(value: unknown): Promise<Sealed> {
    return this.seal(new TextEncoder().encode(JSON.stringify(value)).buffer);
  }

  async openValue(sealed: Sealed): Promise<unknown> {
    return JSON.parse(new TextDecoder().decode(await this.open(sealed)));
  }
}

/** A key that no script can read out; null without encryption. Stored as it is: a browser keeps its own copy. */
export const makeKey = async (): Promise<CryptoKey | null> =>
  crypto.subtle?.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']) ??
  null;
