/** A part of a recording, in ms. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** Where somebody speaks, by the energy of 10 ms windows (`createLevels`) over a floor that follows the noise. In order, apart. */
export function speechStretches(levels: Int8Array): readonly Stretch[] {
  throw new Error(`not yet: ${levels.length}`)
}
