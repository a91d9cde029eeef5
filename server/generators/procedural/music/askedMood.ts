import type { MoodName as PromptMood, OccasionName } from '#domain/generation/reading/brief.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import type { MoodName } from './score.ts'

const FOR_OCCASIONS: Readonly<Record<OccasionName, MoodName>> = {
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

const FOR_MOODS: Readonly<Partial<Record<PromptMood, MoodName>>> = {
  romantic: 'tender',
  joyful: 'joyful',
  childlike: 'joyful',
  calm: 'calm',
  elegant: 'tender',
}

/** Kinds of music that a prompt names, the first that fits. */
const FOR_KINDS: readonly (readonly [RegExp, MoodName])[] = [
  [/(?<!\p{L})(?:rock|metal|punk|hard ?rock|gitar\p{L}* elektryczn|electric guitar)/iu, 'rock'],
  [/(?<!\p{L})(?:kołysank|lullab|dobranoc)/iu, 'calm'],
  [/(?<!\p{L})(?:kolęd|carol)/iu, 'festive'],
  [/(?<!\p{L})(?:energi|energetic|dynamicz|szybk|fanfar|fast|upbeat)/iu, 'energetic'],
  [/(?<!\p{L})(?:uroczyst|solemn|marsz|hymn|podnios)/iu, 'solemn'],
]

/** The mood that a prompt asks for by its kind of music, its occasion or its own mood; null where it asks for none. */
export function askedMood(prompt: string): MoodName | null {
  const kind = FOR_KINDS.find(([words]) => words.test(prompt))?.[1]
  if (kind !== undefined) return kind
  const { occasion, moods } = readPrompt(prompt)
  if (occasion !== null) return FOR_OCCASIONS[occasion]
  return moods.map((mood) => FOR_MOODS[mood]).find((mood) => mood !== undefined) ?? null
}
