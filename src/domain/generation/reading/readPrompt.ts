import type { OptionsOf } from '../options.ts'
import type { Brief, UnreadWord } from './brief.ts'
import { gathered } from './gathered.ts'
import { isInSky, isShown, isStars, withoutDoubleRain } from './inSky.ts'
import { letteringOf, numberOf } from './lettering.ts'
import { nearestThings } from './nearest.ts'
import { languageOf } from './promptLanguage.ts'
import { Reader } from './reader.ts'
import { unitsOf } from './units.ts'
import { type Vocabulary, vocabulary } from './vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

const UNREAD_MOST = 12

/** Reads a prompt and what must not be in the picture. Never fails: what it doesn't understand is `unread`. */
export function readPrompt(prompt: string, negativePrompt = ''): Brief {
  const known = vocabulary()
  const lettering = letteringOf(prompt)
  const units = unitsOf(known, wordsOf(prompt, lettering.parts))
  const unwanted = unitsOf(known, wordsOf(negativePrompt, [])).flatMap(({ senses }) => senses)
  const found = new Reader(prompt, units, unwanted).read()
  const number = numberOf(prompt)
  const weather = withoutDoubleRain(found)
  const time = found.times[0] ?? null
  // „na tle gór” are mountains.
  const setting = found.settings.find((name) => name !== 'plain') ?? found.settings[0] ?? null
  const isStarry = setting !== null || time === 'night' || weather.includes('stars')
  const motifs = gathered(found.motifs).filter(
    (motif) => !isInSky(motif, time) && !(isStarry && isStars(motif)),
  )
  const names = motifs.map(({ name }) => name)
  const hasStars = found.motifs.some(({ name }) => name === 'star') && !names.includes('star')
  return {
    motifs,
    setting,
    occasion: found.occasions[0] ?? null,
    season: found.seasons[0] ?? null,
    time:
      time ??
      (hasStars || setting === 'space' || names.includes('rocket') || names.includes('fireworks')
        ? 'night'
        : null),
    weather: [...weather, ...(hasStars && !weather.includes('stars') ? (['stars'] as const) : [])].filter(
      (name) => !isShown(name, names),
    ),
    moods: found.moods,
    colours: found.colours.slice(0, 3),
    words: lettering.lines,
    dedication: found.dedication,
    number,
    language: languageOf(prompt, units),
    unread: found.unread.slice(0, UNREAD_MOST).map((word) => unreadWord(known, word)),
  }
}

/**
 * Whether there is anything to draw in a style. A colour or a mood alone isn't, unless a pattern is dyed in it; where
 * words are the picture, whatever was written is drawn.
 */
export function isDrawable(brief: Brief, style: OptionsOf['image']['style'] = 'natural'): boolean {
  return (
    style === 'typographic' ||
    (style === 'pattern' && brief.colours.length > 0) ||
    brief.motifs.length > 0 ||
    brief.setting !== null ||
    brief.occasion !== null ||
    brief.season !== null ||
    brief.time !== null ||
    brief.weather.length > 0 ||
    brief.words.length > 0 ||
    brief.dedication !== null
  )
}

function unreadWord(known: Vocabulary, { text, folded, start, end }: Word): UnreadWord {
  return { word: text, start, end, near: nearestThings(known, folded) }
}
