import type { Features } from '../runtimeConfig.ts'
import { type ScreenAddress, SCREENS } from './screens.ts'

/** Whether a screen exists in this installation: one of a switched-off feature doesn't. */
export function isScreenOn(address: ScreenAddress, features: Features): boolean {
  const { feature } = SCREENS[address]
  return feature === undefined || features[feature]
}
