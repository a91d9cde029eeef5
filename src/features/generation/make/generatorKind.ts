import type { FeatureName, Features } from '#domain/runtimeConfig.ts'

/** The generators that have a screen. */
export type GeneratorKind = 'image' | 'video' | 'audio'

/** The switches of the product are of images and of video; sound has none. */
const SWITCHES: Record<GeneratorKind, FeatureName | null> = {
  image: 'imageGeneration',
  video: 'videoGeneration',
  audio: null,
}

export function isSwitchedOn(kind: GeneratorKind, features: Features): boolean {
  const name = SWITCHES[kind]
  return name === null || features[name]
}
