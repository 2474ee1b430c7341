import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAssertion } from '@ploegplan/contract/factors/schemas';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const bytesOf = (value: string) => Buffer.from(value, 'base64url');

/** A CBOR text of less than 24 characters. */
const text = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
/** CBOR bytes of less than 64 kB. */
const bytes = (value: Buffer) =>
  Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 0xff]), value]);

const PRESENT = 1;
const VERIFIED = 4;
const HAS_CREDENTIAL = 0x40;

interface Asked {
  challenge: string;
  /** The address of the page that asks. */
  origin: string;
  /** The host that the passkey is for, by default that of the page. */
  rpId?: string;
  /** False when the device did not ask for a finger, face or code. */
  verifies?: boolean;
  counter?: number;
}

/** A passkey made in software (WebAuthn level 2, ES256, without attestation), as a browser and a device make and use it. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  readonly #key: KeyObject;
  /** The public key as COSE: type EC2, algorithm ES256, curve P-256, x and y. */
  readonly publicKey: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      bytesOf(x),
      Buffer.from('225820', 'hex'),
      bytesOf(y),
    ]);
  }

  make(asked: Asked, name = 'Telefoon'): NewPasskey {
    const id = bytesOf(this.id);
    const attested = [Buffer.alloc(16), Buffer.from([0, id.length]), id, this.publicKey];
    const authData = Buffer.concat([this.#describe(asked, HAS_CREDENTIAL), ...attested]);
    const attestation = [
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
      ...[text('authData'), bytes(authData)],
    ];
    return {
      name,
      id: this.id,
      clientDataJSON: this.#told('webauthn.create', asked).toString('base64url'),
      attestationObject: Buffer.concat(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  use(asked: Asked): PasskeyAssertion {
    const told = this.#told('webauthn.get', asked);
    const authData = this.#describe(asked, 0);
    const signature = sign('sha256', Buffer.concat([authData, sha256(told)]), this.#key);
    return {
      id: this.id,
      clientDataJSON: told.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }

  #told(type: string, { challenge, origin }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #describe({ origin, rpId, verifies = true, counter = 0 }: Asked, flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(PRESENT + (verifies ? VERIFIED : 0) + flags, 0);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), rest]);
  }
}
