import type { OptionsOf } from '#domain/generation/options.ts'
import { type AnimationName, askedAnimation } from '#domain/generation/reading/askedAnimation.ts'
import type { Brief } from '#domain/generation/reading/brief.ts'
import { greetingWords } from '#domain/generation/reading/writtenWords.ts'
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
  /** The moment that stands for it in lists, of its length: where its words can be read. */
  readonly stillAt: number
  /** Whether the occasion's greeting stands on it where the prompt puts nothing in quotation marks. */
  readonly greets: 'always' | 'on-occasions' | 'never'
  /** What the scene must be for it. */
  readonly setting?: (brief: Brief) => Brief
}

/** Every animation. */
export const ANIMATIONS: Readonly<Record<AnimationName, Animation>> = {
  envelope: { stage: envelope, isLoop: false, stillAt: 0.82, greets: 'always' },
  lanterns: {
    stage: lanterns,
    isLoop: true,
    stillAt: 0.45,
    greets: 'on-occasions',
    setting: (brief) => ({
      ...brief,
      time: 'night',
      setting: brief.setting ?? 'lake',
      // They are in the sky: none stands on the ground.
      motifs: brief.motifs.filter(({ name }) => name !== 'lantern'),
    }),
  },
  name: {
    stage: writtenName,
    isLoop: true,
    stillAt: 0.8,
    greets: 'always',
  },
  confetti: {
    stage: confetti,
    isLoop: true,
    stillAt: 0.45,
    greets: 'on-occasions',
  },
  loop: {
    stage: loop,
    isLoop: true,
    stillAt: 0.4,
    greets: 'never',
  },
  scene: { stage: scene, isLoop: false, stillAt: 0.4, greets: 'never' },
}

/** The animation that was chosen, or that the prompt asks for; a living scene where neither says one. */
export function animationOf(prompt: string, chosen: OptionsOf['video']['animation']): AnimationName {
  if (chosen !== 'auto') return chosen
  return askedAnimation(prompt) ?? 'scene'
}

/** What an animation writes: the prompt's own words, else the greeting that belongs to it. */
export function writtenOn(name: AnimationName, brief: Brief, prompt: string): readonly string[] {
  const { greets } = ANIMATIONS[name]
  const { words, dedication, occasion } = brief
  if (words.length > 0) return words
  if (greets === 'never' || (greets === 'on-occasions' && occasion === null)) {
    return dedication === null ? [] : [dedication]
  }
  const greeting = greetingWords(brief)
  return greeting.length > 0 ? greeting : [beginningOf(prompt)]
}

/** More than this of a prompt would be a caption. */
const BEGINNING_WORDS = 6

function beginningOf(prompt: string): string {
  const words = prompt.replaceAll(/[^\p{L}\p{N}\s,.!?-]/gu, ' ').split(/\s+/)
  const beginning = words.filter((word) => word !== '').slice(0, BEGINNING_WORDS)
  return beginning.join(' ').replace(/[,.-]+$/, '')
}
