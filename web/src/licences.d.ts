/** The licences of the installed packages that the product runs on, made at build time. */
declare module 'virtual:licences' {
  const licences: {
    texts: string[];
    /** `text` is the place of its text; an empty text is not known. */
    packages: [name: string, version: string, licence: string, text: number][];
  };
  export default licences;
}
