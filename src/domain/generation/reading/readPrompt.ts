import type { Brief, MoodName, MotifName, UnreadWord, WantedMotif } from './brief.ts'
import type { OptionsOf } from '../options.ts'
import { gathered } from './gathered.ts'
import { letteringOf, numberOf } from './lettering.ts'
import { nearestThings } from './nearest.ts'
import { type Sense, sensesOf, type Vocabulary, vocabulary } from './vocabulary.ts'
import { hasOwn, type Word, wordsOf } from './words.ts'

/** More of a kind would be too small to be looked at. */
export const COUNT_MOST = 12
/** „koty” without a number. */
const SEVERAL = 3
const UNREAD_MOST = 12

/** What is several by itself, and one thing to draw. */
const COLLECTIVE: ReadonlySet<MotifName> = new Set([
  'bouquet', 'rings', 'glasses', 'fireworks', 'friends', 'family', 'couple', 'newlyweds', 'catkins', 'grapes', 'skis',
  'icecream', 'violin', 'sleigh', 'bunting', 'balloons',
]) // prettier-ignore

const PEOPLE: ReadonlySet<MotifName> = new Set([
  'grandma', 'grandpa', 'mum', 'dad', 'woman', 'man', 'girl', 'boy', 'baby', 'bride', 'groom', 'newlyweds', 'couple',
  'teacher', 'doctor', 'friends', 'family',
]) // prettier-ignore

/** One or more words that mean something together. */
interface Unit {
  readonly senses: readonly Sense[]
  readonly words: readonly [Word, ...Word[]]
}

/** Reads a prompt and what must not be in the picture. Never fails: what it doesn't understand is `unread`. */
export function readPrompt(prompt: string, negativePrompt = ''): Brief {
  const known = vocabulary()
  const lettering = letteringOf(prompt)
  const units = unitsOf(known, wordsOf(prompt, lettering.parts))
  const unwanted = unitsOf(known, wordsOf(negativePrompt, [])).flatMap(({ senses }) => senses)
  const reader = new Reader(prompt, units, unwanted)
  const found = reader.read()
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

/** Words joined to what they mean, the longest phrases first. */
function unitsOf(known: Vocabulary, words: readonly Word[]): Unit[] {
  const units: Unit[] = []
  for (let index = 0; index < words.length;) {
    const word = words[index]
    if (word === undefined) break
    const phrase = known.phrases.get(word.folded)?.find(({ rest }) =>
      rest.every((forms, step) => {
        const next = words[index + step + 1]
        return next !== undefined && !next.isAfterStop && forms.has(next.folded)
      }),
    )
    const length = 1 + (phrase?.rest.length ?? 0)
    units.push({
      senses: phrase === undefined ? singleSenses(known, word) : [phrase.sense],
      words: [word, ...words.slice(index + 1, index + length)],
    })
    index += length
  }
  return units
}

function singleSenses(known: Vocabulary, { folded, text }: Word): readonly Sense[] {
  const senses = sensesOf(known, folded)
  if (senses.length > 0) return /[ęą]$/i.test(text) ? senses.map(asOne) : senses
  if (/^\d{1,2}$/.test(folded)) return [{ kind: 'count', count: Number(folded) }]
  if (/^\d/.test(folded)) return [{ kind: 'silent' }]
  const parts = folded.split('-')
  return parts.length > 1 ? parts.flatMap((part) => sensesOf(known, part)) : senses
}

/** „sowę” is one, „sowy” may be several. */
function asOne(sense: Sense): Sense {
  return sense.kind === 'thing' && sense.number === 'either' ? { ...sense, number: 'one' } : sense
}

interface Found {
  readonly motifs: WantedMotif[]
  readonly settings: NonNullable<Brief['setting']>[]
  readonly occasions: NonNullable<Brief['occasion']>[]
  readonly seasons: NonNullable<Brief['season']>[]
  readonly times: NonNullable<Brief['time']>[]
  readonly weather: Brief['weather'][number][]
  readonly rainWords: string[]
  readonly moods: MoodName[]
  readonly colours: string[]
  readonly unread: Word[]
  dedication: string | null
}

type Modifiers = { -readonly [Key in 'colours' | 'size' | 'pose']: WantedMotif[Key] } & {
  count: number | null
}

const PLAIN: Modifiers = { colours: [], size: null, pose: null, count: null }

/** Goes through a prompt once, from left to right. */
class Reader {
  private readonly found: Found = {
    motifs: [],
    settings: [],
    occasions: [],
    seasons: [],
    times: [],
    weather: [],
    rainWords: [],
    moods: [],
    colours: [],
    unread: [],
    dedication: null,
  }
  /** What was said of a thing that is still to come. */
  private pending = PLAIN
  /** Where in `motifs` the thing that was named last stands. */
  private last: number | null = null
  private negatedUntil = -1
  /** How many things had been named when this part of the sentence began. */
  private clause = 0
  private readonly prompt: string
  private readonly units: readonly Unit[]
  private readonly unwanted: readonly Sense[]

  constructor(prompt: string, units: readonly Unit[], unwanted: readonly Sense[]) {
    this.prompt = prompt
    this.units = units
    this.unwanted = unwanted
  }

  read(): Found {
    for (let index = 0; index < this.units.length;) index = this.take(index)
    return this.found
  }

  private take(index: number): number {
    const unit = this.units[index]
    if (unit === undefined) return index + 1
    if (unit.words[0].isAfterStop) {
      this.pending = PLAIN
      this.last = null
      this.clause = this.found.motifs.length
      this.negatedUntil = -1
    }
    const dedicated = this.dedicate(index)
    if (dedicated !== null) return dedicated
    const isNegated = index <= this.negatedUntil
    const senses = unit.senses.filter((sense) => !this.isUnwanted(sense))
    if (unit.senses.length === 0) this.miss(unit.words[0])
    else if (isNegated)
      this.negatedUntil = senses.some(({ kind }) => kind === 'thing') ? -1 : this.negatedUntil
    else for (const sense of senses) this.note(sense, index)
    return index + 1
  }

  private miss(word: Word): void {
    this.found.unread.push(word)
    this.pending = PLAIN
  }

  private isUnwanted(sense: Sense): boolean {
    return this.unwanted.some(
      (one) =>
        one.kind === sense.kind &&
        ('name' in one && 'name' in sense
          ? one.name === sense.name
          : 'colour' in one && 'colour' in sense && one.colour === sense.colour),
    )
  }

  private note(sense: Sense, index: number): void {
    const { found } = this
    switch (sense.kind) {
      case 'thing':
        this.noteThing(sense, index)
        break
      case 'colour':
        this.noteColour(sense.colour, index)
        break
      case 'size':
        if (this.isBeforeThing(index)) this.pending = { ...this.pending, size: sense.name }
        else this.describeLast({ size: sense.name })
        break
      case 'pose':
        if (this.isBeforeThing(index)) this.pending = { ...this.pending, pose: sense.name }
        else this.moveThings(sense.name, index)
        break
      case 'count':
        this.pending = { ...this.pending, count: sense.count }
        break
      case 'negation':
        this.negatedUntil = index + 2
        break
      case 'setting':
        add(found.settings, sense.name)
        break
      case 'occasion':
        add(found.occasions, sense.name)
        break
      case 'season':
        add(found.seasons, sense.name)
        break
      case 'time':
        add(found.times, sense.name)
        break
      case 'mood':
        add(found.moods, sense.name)
        break
      case 'weather':
        add(found.weather, sense.name)
        if (sense.name === 'rain') found.rainWords.push(this.units[index]?.words[0].folded ?? '')
        break
      case 'silent':
        break
    }
  }

  private noteThing({ name, number }: Extract<Sense, { kind: 'thing' }>, index: number): void {
    const { motifs } = this.found
    // „filiżanka kawy” is one cup.
    if (
      index > 0 &&
      this.last === motifs.length - 1 &&
      motifs.at(-1)?.name === name &&
      this.isThing(index - 1)
    )
      return
    const next = this.units[index + 1]
    // „para kotów” are two of them, „para na ławce” is a couple.
    if (
      name === 'couple' &&
      next?.senses.some((one) => one.kind === 'thing' && one.number !== 'one') === true
    ) {
      this.pending = { ...this.pending, count: 2 }
      return
    }
    const isMany = number === 'many' || (number === 'either' && !this.isOfSomebody(index))
    const said = this.pending.count
    const bunch = name === 'balloon' && isMany && said === null ? 'balloons' : name
    const asked = said ?? (isMany && !COLLECTIVE.has(bunch) ? SEVERAL : 1)
    if (asked > COUNT_MOST) this.missCount(index)
    const most = isAlwaysSeveral(bunch) ? 1 : COUNT_MOST
    const { colours, size, pose } = this.pending
    this.pending = PLAIN
    const thing = { name: bunch, count: Math.min(most, Math.max(1, asked)), colours, size, pose, of: null }
    const earlier = motifs.findIndex((motif) => motif.name === bunch)
    const before = motifs[earlier]
    this.last = before === undefined ? motifs.length : earlier
    if (before === undefined) motifs.push(thing)
    // „czarny kot i biały kot” are two cats, one of each colour.
    else if (said !== null || isMany || colours.length > 0 || size !== null)
      motifs[earlier] = {
        ...before,
        count: Math.min(most, before.count + thing.count),
        colours: [...before.colours, ...colours],
        pose: before.pose ?? pose,
      }
  }

  /** „50 kotów”: as many as fit, and the number is told as not understood. */
  private missCount(index: number): void {
    const word = this.units[index - 1]?.words[0]
    if (word !== undefined && /^\d/.test(word.folded)) this.found.unread.push(word)
  }

  /** „portret sowy”, „małej sowy”: one of them, though „sowy” alone are several. */
  private isOfSomebody(index: number): boolean {
    const before = this.units[index - 1]?.words.at(-1)?.folded ?? ''
    if (this.isThing(index - 1)) return true
    return /(?:ej|^portret|^obrazek|^rysunek|^zdjecie|^zdjecia|^ilustracja|^dla|^od|^do|^u|^obok|^kolo)$/.test(
      before,
    )
  }

  private isThing(index: number): boolean {
    return this.units[index]?.senses.some(({ kind }) => kind === 'thing') ?? false
  }

  private noteColour(colour: string, index: number): void {
    const next = this.kindAfter(index)
    if (next === 'thing' || next === 'unknown') {
      this.pending = { ...this.pending, colours: [...this.pending.colours, colour] }
    } else if (next === 'setting' || !this.describeLast({ colours: [colour] })) {
      add(this.found.colours, colour)
    }
  }

  /** „kot i pies śpią” are both asleep, „kot śpi” is one. */
  private moveThings(pose: WantedMotif['pose'], index: number): void {
    const isOfAll = this.units[index]?.words[0].text.endsWith('ą') ?? false
    const { motifs } = this.found
    if (!isOfAll) this.describeLast({ pose })
    else
      motifs.splice(this.clause, motifs.length, ...motifs.slice(this.clause).map((one) => ({ ...one, pose })))
  }

  private isBeforeThing(index: number): boolean {
    const next = this.kindAfter(index)
    return next === 'thing' || next === 'unknown'
  }

  /** What the adjectives that begin at `index` are said of. */
  private kindAfter(index: number): 'thing' | 'setting' | 'unknown' | 'none' {
    // „róże czerwone i białe tulipany”: what stands right behind a thing is said of it.
    const isBehind = this.isThing(index - 1)
    for (let at = index + 1; at < this.units.length; at += 1) {
      const unit = this.units[at]
      if (unit === undefined || unit.words[0].isAfterStop) return 'none'
      const kinds = unit.senses.map(({ kind }) => kind)
      if (kinds.includes('thing')) return 'thing'
      if (kinds.includes('setting')) return 'setting'
      if (kinds.length === 0) return 'unknown'
      const isAnd =
        ['i', 'and', 'oraz', 'a'].includes(unit.words[0].folded) && this.isAdjective(at + 1) && !isBehind
      if (!isAnd && !this.isAdjective(at)) return 'none'
    }
    return 'none'
  }

  private isAdjective(index: number): boolean {
    const unit = this.units[index]
    if (unit === undefined) return false
    if (/(?:y|i|a|e|ego|ych|ich|ej)$/.test(unit.words[0].folded) && unit.words[0].folded.length > 4) {
      return unit.senses.some(({ kind }) =>
        ['colour', 'size', 'pose', 'mood', 'count', 'silent', 'season'].includes(kind),
      )
    }
    return unit.senses.some(({ kind }) => ['colour', 'size', 'pose', 'mood', 'count'].includes(kind))
  }

  /** False where nothing has been named that it could be said of. */
  private describeLast(what: Partial<Pick<WantedMotif, 'colours' | 'size' | 'pose'>>): boolean {
    const thing = this.last === null ? undefined : this.found.motifs[this.last]
    if (this.last === null || thing === undefined) return false
    const colours = [...thing.colours, ...(what.colours ?? [])]
    this.found.motifs[this.last] = { ...thing, ...what, colours }
    return true
  }

  /** „dla Zosi”, „dla kochanej babci Krysi”: whom it is for. Answers where to read on; null where it isn't said. */
  private dedicate(index: number): number | null {
    const [word] = this.units[index]?.words ?? []
    if (word === undefined || (word.folded !== 'dla' && word.folded !== 'for')) return null
    if (this.found.dedication !== null) return null
    let at = index + 1
    while (this.isAdjective(at) || this.units[at]?.words[0].folded === 'my') at += 1
    const from = at
    const kin = this.units[at]?.senses.find((sense) => sense.kind === 'thing')
    if (kin !== undefined && !PEOPLE.has(kin.name)) return null
    if (kin !== undefined) at = this.pastKin(at + 1)
    at = this.pastNames(at)
    if (at === from) return null
    const end = this.units[at - 1]?.words.at(-1)?.end ?? word.end
    const said = this.prompt.slice(word.start, end)
    // „dla zosi” is written as a name is.
    const isBareName = at === from + 1 && this.units[from]?.senses.length === 0
    this.found.dedication = isBareName ? said.split(' ').map(capitalised).join(' ') : capitalised(said)
    if (kin?.name === 'mum') add(this.found.occasions, 'mother')
    if (kin?.name === 'dad') add(this.found.occasions, 'father')
    return at
  }

  /** „babci i dziadka” */
  private pastKin(from: number): number {
    const isAnd = /^(?:i|and)$/.test(this.units[from]?.words[0].folded ?? '')
    const isKin =
      this.units[from + 1]?.senses.some((one) => one.kind === 'thing' && PEOPLE.has(one.name)) ?? false
    return isAnd && isKin ? from + 2 : from
  }

  /** Names have a capital letter: „Ani i Tomka”. */
  private pastNames(from: number): number {
    let at = from
    const isName = (index: number) => {
      const unit = this.units[index]
      return unit !== undefined && /^\p{Lu}\p{Ll}/u.test(unit.words[0].text) && !unit.words[0].isAfterStop
    }
    while (
      isName(at) ||
      (at > from && /^(?:i|and)$/.test(this.units[at]?.words[0].folded ?? '') && isName(at + 1))
    )
      at += 1
    // „dla zosi”: a word that means nothing else, right after it.
    const unit = this.units[at]
    if (at === from && unit !== undefined && unit.senses.length === 0 && !unit.words[0].isAfterStop)
      return at + 1
    return at
  }
}

/** „dwie obrączki” are the pair that rings are. */
function isAlwaysSeveral(name: MotifName): boolean {
  return vocabulary().names.get(name)?.gender === 'l'
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
}

function add<Item>(list: Item[], item: Item): void {
  if (!list.includes(item)) list.push(item)
}

/** „pada śnieg” is no rain. */
function withoutDoubleRain({ weather, rainWords }: Found): Brief['weather'] {
  const isOnlyFalling = rainWords.every((word) => word === 'pada')
  return weather.includes('snow') && isOnlyFalling ? weather.filter((name) => name !== 'rain') : weather
}

/** A rainbow that is drawn as a thing is not drawn once more in the sky. */
function isShown(weather: Brief['weather'][number], names: readonly MotifName[]): boolean {
  return (
    (weather === 'rainbow' && names.includes('rainbow')) ||
    (weather === 'clouds' && names.includes('cloud')) ||
    (weather === 'stars' && names.includes('star'))
  )
}

/** „gwiazdy nad miastem” are the sky's, not three of them that stand there. */
function isStars({ name, count, colours, size }: WantedMotif): boolean {
  return name === 'star' && count === SEVERAL && colours.length === 0 && size === null
}

/** The sky of that time has it already, unless something is said of it. */
function isInSky({ name, colours, size }: WantedMotif, time: Brief['time']): boolean {
  if (time === null || colours.length > 0 || size !== null) return false
  return time === 'night' ? name === 'moon' || name === 'star' : name === 'sun'
}

const ENGLISH = new Set(
  'the with and for of in on at happy birthday card a an under over my his her'.split(' '),
)
const POLISH = new Set('na i z w dla do ze pod nad o moja moj kartka zyczenia od przy bez'.split(' '))

function languageOf(prompt: string, units: readonly Unit[]): Brief['language'] {
  const words = units.flatMap((unit) => unit.words.map(({ folded }) => folded))
  const english = words.filter((word) => ENGLISH.has(word)).length
  return english > words.filter((word) => POLISH.has(word)).length && !hasOwn(prompt) ? 'en' : 'pl'
}
