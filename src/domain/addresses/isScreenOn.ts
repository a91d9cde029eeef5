import type { Features } from '../runtimeConfig.ts'
import { type ScreenAddress, SCREENS } from './screens.ts'

/** Whether a screen stands in this installation: one of something that is switched off is found by nobody. */
export function isScreenOn(address: ScreenAddress, features: Features): boolean {
  const { feature } = SCREENS[address]
  return feature === undefined || features[feature]
}
