/** The part of the package that the scripts for fonts use; it ships no types, and the public ones lack `keepFeatures`. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    letters: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes?: Record<string, number | { min: number; max: number }>
      noHinting: boolean
      keepAllGlyphs?: boolean
      keepFeatures?: string[]
    },
  ): Promise<Uint8Array>
}
