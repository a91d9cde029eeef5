import type { OptionsOf } from '../options.ts'
import { type TwoPlaces, twoPlaces } from './backdrops.ts'
import type { Brief, Direction, End, SettingName, UnreadWord, WantedMotif, WordEnd } from './brief.ts'
import type { Found, Read } from './found.ts'
import { gathered } from './gathered.ts'
import { isInSky, isSeenIn, isShown, isStars, withoutDoubleRain } from './inSky.ts'
import { type Lettering, letteringOf, numberOf } from './lettering.ts'
import { nearestThings } from './nearest.ts'
import { languageOf } from './promptLanguage.ts'
import { readSentence } from './sentence/readSentence.ts'
import { type Unit, unitsOf } from './units.ts'
import { hasRoad, isSeenFromBelow, placeFromAbove } from './views.ts'
import { type Vocabulary, vocabulary } from './vocabulary.ts'
import type { WordLanguage } from './wordIndex.ts'
import { type Word, wordsOf } from './words.ts'

/** For how many unread words similar ones are looked up. */
const NEAR_LOOKUPS = 12
const COLOURS_MOST = 3

/**
 * Reads a prompt and its negative prompt. Never fails: each word has exactly one end, and a word that isn't understood
 * is `unread`.
 */
export function readPrompt(prompt: string, negativePrompt = ''): Brief {
  const known = vocabulary()
  const lettering = letteringOf(prompt)
  const words = wordsOf(prompt, lettering.parts)
  const language = languageOf(known, words)
  const units = unitsOf(known, words, language)
  const unwanted = unitsOf(known, wordsOf(negativePrompt, []), language).flatMap(({ senses }) => senses)
  const { found, ends } = readSentence(prompt, units, unwanted)
  const named = [
    ...found.absent,
    ...unwanted.flatMap((sense) => (sense.kind === 'thing' || sense.kind === 'weather' ? [sense.name] : [])),
  ]
  // Balloons of an occasion are a bunch.
  const absent = named.flatMap((name) => (name === 'balloon' ? ([name, 'balloons'] as const) : [name]))
  const mark = marking(ends)
  const number = numberOf(prompt, lettering.parts)
  const settled = settle(found, mark)
  const { setting, weather, time } = settled
  const isStarry = setting !== null || time === 'night' || weather.includes('stars')
  const things = gathered(found.motifs)
  const motifs = withoutLost(things.filter((motif) => !isInSky(motif, time) && !(isStarry && isStars(motif))))
  endPlacings(found, { things, motifs }, mark)
  const names = motifs.map(({ name }) => name)
  const hasStars = found.motifs.some(({ name }) => name === 'star') && !names.includes('star')
  if (number !== null) markNumber(units, number, mark)
  const view = viewOf(found, { things, settled }, mark)
  // Words in quotation marks are the only ones written.
  if (lettering.lines.length > 0) forget(ends, 'written', units, number)
  return {
    motifs,
    setting,
    backdrop: settled.backdrop,
    occasion: settled.occasion,
    season: settled.season,
    time:
      time ??
      (hasStars || setting === 'space' || names.includes('rocket') || names.includes('fireworks')
        ? 'night'
        : null),
    weather: [...weather, ...(hasStars && !weather.includes('stars') ? (['stars'] as const) : [])].filter(
      (name) => !isShown(name, names),
    ),
    moods: found.moods,
    colours: settled.colours,
    background: settled.background,
    style: settled.style,
    direction: { ...settled.direction, view },
    words: lettering.lines,
    dedication: found.dedication,
    number: number?.text ?? null,
    language,
    absent,
    ends: endsOf(prompt, lettering, { units, ends, placings: found.placings }),
    unread: unreadOf(known, language, units, ends),
  }
}

function isOneOf({ setting, backdrop }: TwoPlaces, name: SettingName): boolean {
  return name === setting || name === backdrop
}

type Mark = (at: number | null, became: End) => void

function marking(ends: End[]): Mark {
  return (at, became) => {
    if (at !== null) ends[at] = became
  }
}

/** Where only one can hold, the others stay unread. */
function settle(found: Found, mark: Mark) {
  const first = <Name>(reads: readonly Read<Name>[], became: End): Name | null => {
    const chosen = reads[0]?.name ?? null
    for (const { name, at } of reads) if (name === chosen) mark(at, became)
    return chosen
  }
  // „na tle gór” are mountains.
  const places = found.settings.filter(({ name }) => name !== 'plain')
  const grounds = found.settings.filter(({ name }) => name === 'plain')
  const background = first(found.backgrounds, 'colour')
  const shown = places.length > 0 && background === null ? places : grounds.length > 0 ? grounds : places
  const two = twoPlaces(shown.map(({ name }) => name))
  if (two !== null) for (const { name, at } of shown) if (isOneOf(two, name)) mark(at, 'drawn')
  const setting = two?.setting ?? first(shown, 'drawn')
  if (setting !== 'plain') for (const { at } of grounds) mark(at, 'small')
  const weather = withoutDoubleRain(found)
  const seen = weather.filter(({ name }) => isSeenIn(name, setting))
  for (const { at } of seen) mark(at, 'drawn')
  // „spada konfetti”, „pada śnieg”: verbs of things that fall.
  if (seen.length > 0) for (const at of found.falling) mark(at, 'drawn')
  if (setting !== 'plain' && setting !== 'room') for (const at of found.skies) mark(at, 'drawn')
  for (const { at } of found.colours.slice(0, COLOURS_MOST)) mark(at, 'colour')
  const direction: Omit<Direction, 'view'> = {
    framing: first(found.framings, 'framing'),
    hasSpace: found.hasSpace,
    frame: first(found.frames, 'frame'),
    camera: first(found.cameras, 'camera'),
    pace: first(found.paces, 'pace'),
  }
  return {
    setting,
    backdrop: two?.backdrop ?? null,
    background,
    direction,
    occasion: first(found.occasions, 'drawn'),
    season: first(found.seasons, 'drawn'),
    time: first(found.times, 'drawn'),
    weather: [...new Set(seen.map(({ name }) => name))],
    colours: found.colours.slice(0, COLOURS_MOST).map(({ name }) => name),
    style: first(found.styles, 'style'),
  }
}

/** „z lotu ptaka”, „z dołu”: drawn when all of it can be seen so, otherwise reported as not understood. */
function viewOf(
  { views, skies, roads, settings }: Found,
  {
    things,
    settled,
  }: { readonly things: readonly WantedMotif[]; readonly settled: ReturnType<typeof settle> },
  mark: Mark,
): Direction['view'] {
  const [first] = views
  if (first === undefined) return null
  const see = (): Direction['view'] => {
    for (const { name, at } of views) if (name === first.name) mark(at, 'framing')
    return first.name
  }
  if (first.name === 'below') return isSeenFromBelow({ ...settled, motifs: things }) ? see() : null
  const place = skies.length > 0 ? null : placeFromAbove({ ...settled, motifs: things })
  if (place === null) return null
  if (hasRoad(place)) for (const at of roads) mark(at, 'drawn')
  // There are woods around a lake, and no other second place.
  const isHidden = settled.backdrop !== null && !(place === 'lake' && settled.backdrop === 'forest')
  if (isHidden) for (const { name, at } of settings) if (name === settled.backdrop) mark(at, 'unread')
  return see()
}

/** A thing isn't placed by a missing one. */
function withoutLost(motifs: readonly WantedMotif[]): WantedMotif[] {
  const names = new Set(motifs.map(({ name }) => name))
  return motifs.map((motif) =>
    motif.relation === null || names.has(motif.relation.to) ? motif : { ...motif, relation: null },
  )
}

/**
 * „kot obok róż w wazonie”: a thing can't be beside one that became a part of another, which is reported; „pod
 * gwiazdami” is everything, when the sky has them.
 */
function endPlacings(
  { placings }: Found,
  { things, motifs }: Readonly<Record<'things' | 'motifs', readonly WantedMotif[]>>,
  mark: Mark,
): void {
  for (const { at, to } of placings) {
    if (!things.some(({ name }) => name === to)) mark(at, 'unread')
    else if (!motifs.some(({ name }) => name === to)) mark(at, 'small')
  }
}

/** The celebrated age is written. */
function markNumber(
  units: readonly Unit[],
  number: NonNullable<ReturnType<typeof numberOf>>,
  mark: Mark,
): void {
  for (const [at, { words }] of units.entries())
    if (words[0].start < number.end && words[0].end > number.start) mark(at, 'written')
}

function forget(ends: End[], became: End, units: readonly Unit[], number: ReturnType<typeof numberOf>): void {
  for (const [at, unit] of units.entries()) {
    const isNumber = number !== null && unit.words[0].start >= number.start && unit.words[0].end <= number.end
    if (ends[at] === became && !isNumber)
      ends[at] =
        unit.senses.every(({ kind }) => kind === 'small' || kind === 'relation') && unit.senses.length > 0
          ? 'small'
          : 'unread'
  }
}

/** The end of every word of a prompt, its lettering included. */
function endsOf(
  prompt: string,
  { parts }: Lettering,
  {
    units,
    ends,
    placings,
  }: { readonly units: readonly Unit[]; readonly ends: readonly End[] } & Pick<Found, 'placings'>,
): WordEnd[] {
  const read = units.flatMap(({ words }, at) => {
    const placing = placings.find((one) => one.at === at)
    const through = placing === undefined ? undefined : units[placing.through]?.words.at(-1)?.end
    return words.map((word): WordEnd => ({
      ...endOf(word, ends[at] ?? 'unread'),
      ...(through === undefined ? {} : { through }),
    }))
  })
  const isLettered = ({ start }: Word) => parts.some((part) => start >= part.start && start < part.end)
  const written = wordsOf(prompt, []).filter(isLettered)
  return [...read, ...written.map((word) => endOf(word, 'written'))].toSorted(
    (one, other) => one.start - other.start,
  )
}

function endOf({ text, start, end }: Word, became: End): WordEnd {
  return { word: text, start, end, became }
}

/** Each unread word once; similar words are suggested only for one without any meaning. */
function unreadOf(
  known: Vocabulary,
  language: WordLanguage,
  units: readonly Unit[],
  ends: readonly End[],
): UnreadWord[] {
  const seen = new Set<string>()
  const unread: UnreadWord[] = []
  for (const [at, { words, senses, asked }] of units.entries()) {
    if (ends[at] !== 'unread') continue
    const isUnknown = senses.length + asked.length === 0
    for (const { text, folded, start, end } of words) {
      if (seen.has(folded)) continue
      seen.add(folded)
      const near = isUnknown && unread.length < NEAR_LOOKUPS ? nearestThings(known, folded, language) : []
      unread.push({ word: text, start, end, near })
    }
  }
  return unread
}

/**
 * Whether there is anything to draw in a style. A colour or a mood alone is nothing, except for a pattern, which is
 * dyed in it; a style made of words draws any text.
 */
export function isDrawable(brief: Brief, chosen: OptionsOf['image']['style'] = 'natural'): boolean {
  const style = paintedStyle(brief, chosen)
  return (
    style === 'typographic' ||
    (style === 'pattern' && (brief.colours.length > 0 || brief.background !== null)) ||
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

/** The style of a picture: the prompt's own, unless another than the usual one was chosen. */
export function paintedStyle(brief: Brief, chosen: OptionsOf['image']['style']): OptionsOf['image']['style'] {
  return chosen === 'natural' ? (brief.style ?? chosen) : chosen
}
