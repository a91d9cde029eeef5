import type { Brief, MotifName, WantedMotif } from './brief.ts'
import { MOOD_NAMES, MOTIFS, OCCASIONS, SETTINGS } from './brief.ts'
import {
  COLOUR_WORDS,
  COUNT_WORDS,
  MOOD_WORDS,
  MOTIF_WORDS,
  OCCASION_WORDS,
  SEASON_WORDS,
  SETTING_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './lexicon.ts'
import { dedicationOf, numberOf, quotedLines } from './lettering.ts'
import { anyMatch, foldedWords, hasOwn, joinedPhrases, matcherOf, phrasesOf } from './words.ts'

const NEGATIONS = matcherOf('bez nie no not without zadnych zadnego zamiast')
const ENGLISH = matcherOf('the with and for of in on at happy birthday card a an under over my')
const POLISH = matcherOf('na i z w dla do ze pod nad o moja moj kartka zyczenia od przy')

const PHRASES = phrasesOf(
  [MOTIF_WORDS, SETTING_WORDS, OCCASION_WORDS, MOOD_WORDS].flatMap((texts) => Object.values(texts)),
)

const motifMatchers = MOTIFS.map((name) => [name, matcherOf(MOTIF_WORDS[name])] as const)
const colourMatchers = COLOUR_WORDS.map(([colour, words]) => [colour, matcherOf(words)] as const)
const countMatchers = COUNT_WORDS.map(([count, words]) => [count, matcherOf(words)] as const)

/** Reads a prompt and what must not be in the picture. Never fails: what it doesn't understand it leaves out. */
export function readPrompt(prompt: string, negativePrompt = ''): Brief {
  const words = joinedPhrases(foldedWords(prompt), PHRASES)
  const unwanted = joinedPhrases(foldedWords(negativePrompt), PHRASES)
  const isUnwanted = (matches: (word: string) => boolean) => unwanted.some(matches)
  const wanted = words.filter((_, index) => !isNegated(words, index))

  const find = <Name extends string>(names: readonly Name[], texts: Readonly<Record<Name, string>>): Name[] =>
    names.filter((name) => anyMatch(wanted, texts[name]) && !anyMatch(unwanted, texts[name]))

  const colours = wanted
    .map((word) => colourMatchers.find(([, matches]) => matches(word) && !isUnwanted(matches))?.[0])
    .filter((colour) => colour !== undefined)
  const time = find(['night', 'sunset', 'dawn', 'day'], TIME_WORDS)[0] ?? null
  const setting = find(SETTINGS, SETTING_WORDS)[0] ?? null
  const motifs = motifsIn(words)
    .filter(({ name }) => !anyMatch(unwanted, MOTIF_WORDS[name]))
    .filter(({ name }) => time === null || !(name === 'sun' || name === 'moon' || name === 'star'))
  const worn = new Set(motifs.map(({ colour }) => colour))

  return {
    motifs,
    setting,
    occasion: find(OCCASIONS, OCCASION_WORDS)[0] ?? null,
    season: find(['winter', 'spring', 'autumn', 'summer'], SEASON_WORDS)[0] ?? null,
    time:
      time ??
      (setting === 'space' || anyMatch(wanted, MOTIF_WORDS.rocket) || anyMatch(wanted, MOTIF_WORDS.fireworks)
        ? 'night'
        : null),
    weather: find(['snow', 'rain', 'fog', 'rainbow', 'stars'], WEATHER_WORDS),
    moods: find(MOOD_NAMES, MOOD_WORDS),
    // The colour of one thing is that thing's own; the others colour the whole picture.
    colours: [...new Set(colours.filter((colour) => motifs.length === 0 || !worn.has(colour)))].slice(0, 3),
    words: quotedLines(prompt),
    dedication: dedicationOf(prompt),
    number: numberOf(prompt),
    language: wanted.filter(ENGLISH).length > wanted.filter(POLISH).length && !hasOwn(prompt) ? 'en' : 'pl',
  }
}

function isNegated(words: readonly string[], index: number): boolean {
  return NEGATIONS(words[index - 1] ?? '') || NEGATIONS(words[index - 2] ?? '')
}

/** The things the prompt names, each once, with the number and the colour that stand beside it. */
function motifsIn(words: readonly string[]): WantedMotif[] {
  const found = new Map<MotifName, WantedMotif>()
  for (const [index, word] of words.entries()) {
    const name = motifMatchers.find(([, matches]) => matches(word))?.[0]
    if (name === undefined || found.has(name) || isNegated(words, index)) continue
    const before = [words[index - 1] ?? '', words[index - 2] ?? '']
    const beside = [words[index - 1] ?? '', words[index + 1] ?? '']
    const count = countMatchers.find(([, matches]) => before.some(matches))?.[0] ?? 1
    const colour = colourMatchers.find(([, matches]) => beside.some(matches))?.[0] ?? null
    found.set(name, { name, count, colour })
  }
  return gathered([...found.values()])
}

const FLOWERS = new Map<MotifName, string | null>([
  ['rose', '#c92f4a'],
  ['tulip', '#e2503f'],
  ['sunflower', '#f3b12f'],
  ['poppy', '#dd3b2a'],
  ['daisy', '#fdf6e8'],
  ['lavender', '#8a74c9'],
])

/** A bunch of roses is one bunch, in the roses' colour, and a sunset needs no second sun. */
function gathered(motifs: readonly WantedMotif[]): WantedMotif[] {
  const flowers = motifs.filter(({ name }) => FLOWERS.has(name))
  const [first] = flowers
  const holder = motifs.find(({ name }) => name === 'bouquet' || name === 'wreath')
  if (holder === undefined || first === undefined) return [...motifs]
  const colour = holder.colour ?? first.colour ?? FLOWERS.get(first.name) ?? null
  return motifs
    .filter((motif) => !flowers.includes(motif))
    .map((motif) => (motif === holder ? { ...motif, colour } : motif))
}
