import { isAdjective, isAnd, isThing, kindAfter } from './adjectives.ts'
import { just, type MotifName, type SizeName, type WantedMotif, type WornName } from './brief.ts'
import { COLLECTIVE, COUNT_MOST, KINDS_MOST, SEVERAL, THINGS_MOST } from './counts.ts'
import { dedicationAt } from './dedication.ts'
import { add, type Found, nothingFound } from './found.ts'
import type { Unit } from './units.ts'
import { type Sense, vocabulary } from './vocabulary.ts'
import { canWear, isWorn } from './wearing.ts'
import type { Word } from './words.ts'

interface Modifiers extends Pick<WantedMotif, 'colours' | 'pose'> {
  /** „mały i duży pies” are two of them. */
  readonly sizes: readonly SizeName[]
  readonly count: number | null
}

const PLAIN: Modifiers = { colours: [], sizes: [], pose: null, count: null }

/** Goes through a prompt once, from left to right: what is said of what. */
export class Reader {
  private readonly found = nothingFound()
  /** What was said of a thing that is still to come. */
  private pending = PLAIN
  /** Where in `motifs` the thing that was named last stands. */
  private last: number | null = null
  private negatedUntil = -1
  /** The unit that somebody was said to have on. */
  private lastWorn: number | null = null
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
    const dedication = this.found.dedication === null ? dedicationAt(this.units, index, this.prompt) : null
    if (dedication !== null) {
      this.found.dedication = dedication.text
      if (dedication.occasion !== null) add(this.found.occasions, dedication.occasion)
      return dedication.next
    }
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
        this.noteSize(sense.name, index)
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
      isThing(this.units[index - 1])
    )
      return
    if (isWorn(name) && this.putOn(name, number === 'many' || this.isInPlural(index), index)) return
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
    const { colours, pose, sizes, count: said } = this.pending
    this.pending = PLAIN
    const bunch = name === 'balloon' && isMany && said === null ? 'balloons' : name
    const asked = said ?? (isMany && !COLLECTIVE.has(bunch) ? SEVERAL : 1)
    if (asked > COUNT_MOST) this.missCount(index)
    const thing = { ...just(bunch), count: isAlwaysSeveral(bunch) ? 1 : within(asked), colours, pose }
    const isMore = said !== null || isMany || colours.length > 0 || sizes.length > 0
    const [size = null, ...otherSizes] = sizes
    this.addThing({ ...thing, size }, isMore, index)
    for (const other of otherSizes) this.addThing({ ...thing, size: other }, true, index)
  }

  /** „czarny kot i biały kot” are two cats, one of each colour; a small one and a large one are drawn apart. */
  private addThing(thing: WantedMotif, isMore: boolean, index: number): void {
    const { motifs } = this.found
    const earlier = motifs.findIndex(
      ({ name, size }) => name === thing.name && (!isMore || size === thing.size),
    )
    const before = motifs[earlier]
    const drawn = motifs.reduce((sum, { count }) => sum + count, 0)
    const room = Math.min(thing.count, THINGS_MOST - drawn)
    if (before !== undefined && !isMore) this.last = earlier
    else if (room <= 0 || (before === undefined && motifs.length === KINDS_MOST)) this.missThing(index)
    else if (before === undefined) {
      if (room < thing.count) this.missCount(index)
      this.last = motifs.push({ ...thing, count: room }) - 1
    } else {
      this.last = earlier
      motifs[earlier] = {
        ...before,
        count: isAlwaysSeveral(thing.name) ? 1 : within(before.count + room),
        colours: [...before.colours, ...thing.colours],
        pose: before.pose ?? thing.pose,
      }
    }
  }

  /** There is no room for it any more. */
  private missThing(index: number): void {
    const word = this.units[index]?.words[0]
    if (word !== undefined) this.found.unread.push(word)
    this.last = null
  }

  /** „kot w czerwonym kapeluszu i okularach”: who was named last has it on. False where nobody is there to wear it. */
  private putOn(name: WornName, isMany: boolean, index: number): boolean {
    const { motifs } = this.found
    const wearer = this.last === null ? undefined : motifs[this.last]
    if (this.last === null || wearer === undefined || !canWear(wearer.name, name)) return false
    const before = this.beforeAdjectives(index)
    const joins = before === null ? '' : (this.units[before]?.words[0].folded ?? '')
    const isMore = isAnd(this.units[before ?? -1]) && this.lastWorn !== null && before === this.lastWorn + 1
    if (!PUT_ON.has(joins) && !isMore) return false
    const { colours } = this.pending
    this.pending = PLAIN
    this.lastWorn = index
    // „kot i pies w czapkach”: everybody who was named has one.
    const first = isMany && wearer.count === 1 && !isAlwaysSeveral(name) ? this.clause : this.last
    for (const [at, one] of motifs.entries()) {
      if (at < first || at > this.last || !canWear(one.name, name)) continue
      const others = one.wears.filter((worn) => worn.name !== name)
      motifs[at] = { ...one, wears: [...others, { name, colours }] }
    }
    return true
  }

  /** „w czapkach Mikołaja”: a phrase has no number of its own. */
  private isInPlural(index: number): boolean {
    return this.units[index]?.words[0].folded.endsWith('ach') ?? false
  }

  /** Where the words stand that come before a thing's articles and adjectives. */
  private beforeAdjectives(index: number): number | null {
    let at = index - 1
    while (at >= 0 && isSaidOfIt(this.units[at])) at -= 1
    return at < 0 ? null : at
  }

  /** „mały i duży pies”, „wielki gruby kot” */
  private noteSize(size: SizeName, index: number): void {
    if (!this.isBeforeThing(index)) return void this.describeLast({ size })
    const isOther = isAnd(this.units[index - 1]) && !this.pending.sizes.includes(size)
    this.pending = { ...this.pending, sizes: isOther ? [...this.pending.sizes, size] : [size] }
  }

  /** „50 kotów”: as many as fit, and the number is told as not understood. */
  private missCount(index: number): void {
    const number = this.units[index - 1]
    if (number?.senses.some(({ kind }) => kind === 'count') === true) this.found.unread.push(number.words[0])
  }

  /** „portret sowy”, „małej sowy”: one of them, though „sowy” alone are several. */
  private isOfSomebody(index: number): boolean {
    const before = this.units[index - 1]?.words.at(-1)?.folded ?? ''
    if (isThing(this.units[index - 1])) return true
    return /(?:ej|^portret|^obrazek|^rysunek|^zdjecie|^zdjecia|^ilustracja|^dla|^od|^do|^u|^obok|^kolo)$/.test(
      before,
    )
  }

  private noteColour(colour: string, index: number): void {
    const next = kindAfter(this.units, index)
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
    const next = kindAfter(this.units, index)
    return next === 'thing' || next === 'unknown'
  }

  /** False where nothing has been named that it could be said of. */
  private describeLast(what: Partial<Pick<WantedMotif, 'colours' | 'size' | 'pose'>>): boolean {
    const thing = this.last === null ? undefined : this.found.motifs[this.last]
    if (this.last === null || thing === undefined) return false
    const colours = [...thing.colours, ...(what.colours ?? [])]
    this.found.motifs[this.last] = { ...thing, ...what, colours }
    return true
  }
}

const ARTICLES: ReadonlySet<string> = new Set(
  'a an the his her its their my swoj swoja swoim swojej'.split(' '),
)

/** What stands before something that somebody has on. */
const PUT_ON: ReadonlySet<string> = new Set('w we z ze ma maja nosi in with wearing wears'.split(' '))

/** „w swoim czerwonym”: what stands between „w” and a thing. */
function isSaidOfIt(unit: Unit | undefined): boolean {
  const word = unit?.words[0].folded ?? ''
  return !PUT_ON.has(word) && (ARTICLES.has(word) || isAdjective(unit))
}

/** As many as can be looked at. */
function within(count: number): number {
  return Math.min(COUNT_MOST, Math.max(1, count))
}

/** „dwie obrączki” are the pair that rings are. */
function isAlwaysSeveral(name: MotifName): boolean {
  return vocabulary().names.get(name)?.gender === 'l'
}
