import { isSwitchedOn } from '#domain/generation/switchedOn.ts'
import type { Features } from '#domain/runtimeConfig.ts'

/** The generators that have a screen. */
export type GeneratorKind = 'image' | 'video' | 'audio'

/** Whether a generator's screen is offered. That of sound is for several kinds, none of which has a switch. */
export function isOffered(kind: GeneratorKind, features: Features): boolean {
  return kind === 'audio' || isSwitchedOn(kind, features)
}
