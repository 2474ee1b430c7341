interface ImportMetaEnv {
  /** The folder of the decoders of pdf.js; absent in tests. */
  readonly PDF_DECODERS?: string;
}
