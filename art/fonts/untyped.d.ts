/** Type declarations for two packages that ship none. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff2'
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    readonly noHinting?: boolean
    readonly keepFeatures?: readonly string[]
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}

declare module 'fontverter' {
  const fontverter: { convert(font: Uint8Array, format: 'sfnt'): Promise<Uint8Array> }
  export default fontverter
}
