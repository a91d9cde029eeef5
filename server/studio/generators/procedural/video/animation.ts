import type { AnimationName } from '#domain/generation/reading/askedAnimation.ts'
import { confetti } from './animations/confetti.ts'
import { envelope } from './animations/envelope.ts'
import { lanterns } from './animations/lanterns.ts'
import { loop, scene } from './animations/scene.ts'
import { writtenName } from './animations/writtenName.ts'
import type { FilmStage, Show } from './filmStage.ts'

interface Animation {
  readonly stage: (stage: FilmStage) => Show
  /** The film ends exactly as it began. */
  readonly isLoop: boolean
  /** The moment of its poster in lists, of its length: its words can be read there. */
  readonly stillAt: number
}

/** Every animation. */
export const ANIMATIONS: Readonly<Record<AnimationName, Animation>> = {
  envelope: { stage: envelope, isLoop: false, stillAt: 0.82 },
  lanterns: { stage: lanterns, isLoop: true, stillAt: 0.45 },
  name: {
    stage: writtenName,
    isLoop: true,
    stillAt: 0.8,
  },
  confetti: {
    stage: confetti,
    isLoop: true,
    stillAt: 0.45,
  },
  loop: {
    stage: loop,
    isLoop: true,
    stillAt: 0.4,
  },
  scene: { stage: scene, isLoop: false, stillAt: 0.4 },
}
