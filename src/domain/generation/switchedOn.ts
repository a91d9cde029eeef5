import type { FeatureName, Features } from '../runtimeConfig.ts'
import type { GenerationType } from './engines.ts'

/** The switch that each kind of generation has; null for those that are always on. */
const SWITCHES = {
  image: 'imageGeneration',
  video: 'videoGeneration',
  music: null,
  speech: null,
  text: null,
  transcription: null,
} as const satisfies Record<GenerationType, FeatureName | null>

/** Whether things of a kind are made here at all, as this installation has it. */
export function isSwitchedOn(type: GenerationType, features: Features): boolean {
  const name = SWITCHES[type]
  return name === null || features[name]
}
