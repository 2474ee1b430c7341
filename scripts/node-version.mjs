// Imported first, and without new syntax, so that an old Node prints only this message.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Ploegplan needs Node 20.19 or newer to install; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
