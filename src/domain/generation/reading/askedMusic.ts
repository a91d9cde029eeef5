import type { OptionsOf } from '../options.ts'
import { askedFor, wordsFor } from './askedFor.ts'
import type { MoodName, OccasionName } from './brief.ts'
import { readPrompt } from './readPrompt.ts'

/** A mood as it is played: `auto` has become one of the others. */
export type MusicMood = Exclude<OptionsOf['music']['mood'], 'auto'>

/** Kinds of music by their words; of several that a prompt names the first is played. */
const KINDS = {
  rock: 'rock rockowy metal metalowy punk punkowy gitara_elektryczna perkusyjny | =rocky =hard_rock electric_guitar =rock’n’roll',
  calm: 'kołysanka =dobranoc medytacja relaksacyjny | lullaby =goodnight =relaxing',
  festive: 'kolęda pastorałka | carol',
  energetic:
    'energia energetyczny energiczny dynamiczny szybki skoczny taneczny fanfara | =energetic =dynamic =fast =upbeat fanfare',
  solemn: 'uroczysty uroczystość marsz hymn podniosły =uroczyście | =solemn march anthem hymn',
  tender: 'serenada ballada walc | serenade ballad waltz',
  joyful: 'polka oberek | polka',
} satisfies Record<MusicMood, string>

const KIND_WORDS = wordsFor(KINDS)

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
  anniversary: 'tender',
  communion: 'solemn',
  confirmation: 'solemn',
  newborn: 'tender',
  childrensday: 'joyful',
  womensday: 'tender',
  grandmother: 'tender',
  grandfather: 'tender',
  grandparents: 'tender',
  teachersday: 'joyful',
  schoolend: 'joyful',
  retirement: 'joyful',
  standrew: 'calm',
  miners: 'solemn',
  stnicholas: 'festive',
}

const FOR_MOODS: Readonly<Partial<Record<MoodName, MusicMood>>> = {
  romantic: 'tender',
  joyful: 'joyful',
  childlike: 'joyful',
  calm: 'calm',
  elegant: 'tender',
}

/** The mood that a prompt asks for by its kind of music, its occasion or its own mood; null where it asks for none. */
export function askedMusic(prompt: string): MusicMood | null {
  const [kind] = askedFor(KIND_WORDS, prompt)
  if (kind !== undefined) return kind
  const { occasion, moods } = readPrompt(prompt)
  if (occasion !== null) return FOR_OCCASIONS[occasion]
  return moods.map((mood) => FOR_MOODS[mood]).find((mood) => mood !== undefined) ?? null
}
