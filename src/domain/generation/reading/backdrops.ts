import type { BackdropName, SettingName } from './brief.ts'

/** What can be seen behind a place. */
const BACKDROPS: Readonly<Partial<Record<SettingName, readonly BackdropName[]>>> = {
  lake: ['mountains', 'forest', 'village', 'meadow'],
  sea: ['mountains', 'forest', 'village'],
  meadow: ['mountains', 'forest', 'sea', 'lake', 'village'],
  village: ['mountains', 'forest', 'sea', 'lake', 'meadow'],
  city: ['mountains'],
  mountains: ['forest', 'meadow'],
  desert: ['mountains'],
}

/** Two places that are seen at once. */
export interface TwoPlaces {
  readonly setting: SettingName
  readonly backdrop: BackdropName
}

/**
 * „jezioro w górach”, „las nad morzem”: the first two places of a prompt as one view, the first in front where it can
 * be. Null where they can't be seen together.
 */
export function twoPlaces(names: readonly SettingName[]): TwoPlaces | null {
  const [first, second] = new Set(names)
  if (first === undefined || second === undefined) return null
  return inView(first, second) ?? inView(second, first)
}

function inView(setting: SettingName, behind: SettingName): TwoPlaces | null {
  const backdrop = BACKDROPS[setting]?.find((name) => name === behind)
  return backdrop === undefined ? null : { setting, backdrop }
}
