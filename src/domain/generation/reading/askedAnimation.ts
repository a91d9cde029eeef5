import { GENERATOR_OPTIONS, type OptionsOf } from '../options.ts'
import { askedAt, type AskedAt, askedFor, wordsFor } from './askedFor.ts'

/** An animation as it is filmed: `auto` has become one of the others. */
export type AnimationName = Exclude<OptionsOf['video']['animation'], 'auto'>

const WORDS = wordsFor({
  envelope:
    '=otwierana_koperta =otwierająca_się_koperta =otwierającą_się_kopertę =koperta_otwiera_się koperta koperciany | opening_envelope =envelope_opens envelope',
  lanterns: 'lampion | =lanterns sky_lantern paper_lantern',
  name: '=imię =imienia =imieniem =imiona pisany pisanie =pisze =piszą =napisz =napisane wypisany wypisanie =wypisz =wypisuje odręczny | =handwritten handwriting =writes =written =writing',
  confetti: 'konfetti =konfetti serpentyna | =confetti streamer',
  loop: 'pętla pętelka zapętlony zapętlenie =zapętl =gif =gifa =gifem | loop =looping =looped =gif',
} satisfies Record<Exclude<AnimationName, 'scene'>, string>)

/** When a prompt asks for several, the first in the form's order is filmed. */
const NAMES = GENERATOR_OPTIONS.video.animation.values.filter((name) => name !== 'auto' && name !== 'scene')

/** The animation that a prompt asks for; null for none. */
export function askedAnimation(prompt: string): AnimationName | null {
  const asked = askedFor(WORDS, prompt)
  return NAMES.find((name) => asked.has(name)) ?? null
}

/** The words of a prompt that ask for an animation. */
export function animationWords(prompt: string): readonly AskedAt<Exclude<AnimationName, 'scene'>>[] {
  return askedAt(WORDS, prompt)
}
