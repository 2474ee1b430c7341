import { inflateRawSync } from 'node:zlib';

/** The files in a zip archive by their paths, found by the directory at its end. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf('PK\x05\x06');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      archive.readUInt16LE(at + place),
    ) as [number, number, number];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = archive.readUInt32LE(at + 42);
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const packed = archive.subarray(data, data + archive.readUInt32LE(at + 20));
    const isPacked = archive.readUInt16LE(at + 10) !== 0;
    files.set(name, isPacked ? inflateRawSync(packed) : packed);
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
