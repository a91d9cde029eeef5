import type { OptionsOf } from '#domain/generation/options.ts'
import type { Step } from '../atelier/step.ts'
import { composePiece } from '../music/compose.ts'
import type { Level } from '../music/limiter.ts'
import type { Sound } from '../music/sound.ts'
import type { Brief, MoodName, OccasionName } from '#domain/generation/reading/brief.ts'
import type { AnimationName } from './animation.ts'

type MusicMood = OptionsOf['music']['mood']

/** Under a film music is softer than alone: the film is looked at. */
const BED_LEVEL: Level = { loudness: -20, peak: -2 }

const FOR_OCCASIONS: Readonly<Record<OccasionName, MusicMood>> = {
  birthday: 'joyful',
  nameday: 'joyful',
  wedding: 'tender',
  valentine: 'tender',
  christmas: 'festive',
  easter: 'joyful',
  mother: 'tender',
  father: 'tender',
  baptism: 'tender',
  newyear: 'energetic',
  thanks: 'tender',
  congratulations: 'joyful',
  home: 'joyful',
  condolence: 'solemn',
  halloween: 'solemn',
  travel: 'joyful',
}

const FOR_MOODS: Readonly<Partial<Record<MoodName, MusicMood>>> = {
  romantic: 'tender',
  joyful: 'joyful',
  childlike: 'joyful',
  calm: 'calm',
  elegant: 'tender',
}

const FOR_ANIMATIONS: Readonly<Record<AnimationName, MusicMood>> = {
  confetti: 'joyful',
  envelope: 'tender',
  lanterns: 'calm',
  name: 'tender',
  loop: 'calm',
  scene: 'calm',
}

/** The mood of the music under a film: its occasion's, else its own. */
export function bedMood(animation: AnimationName, { occasion, moods }: Brief): MusicMood {
  if (occasion !== null) return FOR_OCCASIONS[occasion]
  return moods.map((mood) => FOR_MOODS[mood]).find((mood) => mood !== undefined) ?? FOR_ANIMATIONS[animation]
}

/** What the music under a film is made for. */
export interface Bed {
  readonly prompt: string
  readonly seed: number
  readonly mood: MusicMood
  readonly seconds: number
  readonly isLoop: boolean
}

/** Composes soft music exactly as long as the film, going round where the film does. */
export function composeBed(bed: Bed, step: Step): Sound {
  return composePiece({ ...bed, level: BED_LEVEL }, step)
}
