/** The part of the package that scripts/make-fonts.ts uses; it ships no types, and the public ones lack `withFeatures`. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, number | { min: number; max: number }>
      noHinting: boolean
      withFeatures: string[]
    },
  ): Promise<Uint8Array>
}
