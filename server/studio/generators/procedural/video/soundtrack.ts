import type { AnimationName } from '#domain/generation/reading/askedAnimation.ts'
import { askedMusic } from '#domain/generation/reading/askedMusic.ts'
import type { Step } from '../renderThreads/step.ts'
import { composePiece } from '../music/compose.ts'
import type { MoodName } from '../music/score.ts'
import type { Level } from '../music/limiter.ts'
import type { Sound } from '../music/sound.ts'

/** Music under a film is softer than alone: the film has the attention. */
const BED_LEVEL: Level = { loudness: -20, peak: -2 }

const FOR_ANIMATIONS: Readonly<Record<AnimationName, MoodName>> = {
  confetti: 'joyful',
  envelope: 'tender',
  lanterns: 'calm',
  name: 'tender',
  loop: 'calm',
  scene: 'calm',
}

/** The mood of the music under a film: the prompt's, else the animation's own. */
export function bedMood(animation: AnimationName, prompt: string): MoodName {
  return askedMusic(prompt) ?? FOR_ANIMATIONS[animation]
}

/** The purpose of the music under a film. */
export interface Bed {
  readonly prompt: string
  readonly seed: number
  readonly mood: MoodName
  readonly seconds: number
  readonly isLoop: boolean
}

/** Composes soft music exactly as long as the film, in a loop if the film is one. */
export function composeBed(bed: Bed, step: Step): Sound {
  return composePiece({ ...bed, level: BED_LEVEL }, step)
}
