import { isAdjective, isAnd, isGround, isThing, kindAfter } from './adjectives.ts'
import {
  type End,
  type Frame,
  just,
  type MotifName,
  type SizeName,
  type WantedMotif,
  type WornName,
} from './brief.ts'
import { COLLECTIVE, COUNT_MOST, KINDS_MOST, SEVERAL, THINGS_MOST } from './counts.ts'
import { dedicationAt } from './dedication.ts'
import type { Asked } from './directions.ts'
import { add, type Found, nothingFound } from './found.ts'
import { FLOWERS } from './gathered.ts'
import type { Unit } from './units.ts'
import { type Sense, vocabulary } from './vocabulary.ts'
import { canHold, canWear, isWorn } from './wearing.ts'

interface Modifiers extends Pick<WantedMotif, 'colours' | 'pose'> {
  /** „mały i duży pies” are two of them. */
  readonly sizes: readonly SizeName[]
  readonly count: number | null
  /** The units that say so: they are drawn with the thing, or else not understood. */
  readonly from: readonly number[]
}

const PLAIN: Modifiers = { colours: [], sizes: [], pose: null, count: null, from: [] }

/** What a prompt says, and what became of each of its units. */
export interface Reading {
  readonly found: Found
  readonly ends: End[]
}

/**
 * Goes through a prompt once, from left to right: what is said of what. Every unit is `unread` until something is made
 * of it, so that none can get lost.
 */
export class Reader {
  private readonly found = nothingFound()
  private readonly ends: End[]
  /** What was said of a thing that is still to come. */
  private pending = PLAIN
  /** Where in `motifs` the thing that was named last stands. */
  private last: number | null = null
  private negatedUntil = -1
  /** The unit that says „bez”. */
  private negation: number | null = null
  /** Who is said to hold what comes next. */
  private holding: { readonly holder: number; readonly at: number } | null = null
  /** Where what is held was named. */
  private heldAt: number | null = null
  /** The last unit that belongs to a frame. */
  private framed = -1
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
    this.ends = units.map((unit) => (isSmall(unit) ? 'small' : 'unread'))
  }

  read(): Reading {
    for (let index = 0; index < this.units.length;) index = this.take(index)
    return { found: this.found, ends: this.ends }
  }

  private take(index: number): number {
    const unit = this.units[index]
    if (unit === undefined) return index + 1
    if (unit.words[0].isAfterStop) {
      this.pending = PLAIN
      this.last = null
      this.holding = null
      this.clause = this.found.motifs.length
      this.negatedUntil = -1
    }
    const dedication = this.found.dedication === null ? dedicationAt(this.units, index, this.prompt) : null
    if (dedication !== null) {
      this.found.dedication = dedication.text
      if (dedication.occasion !== null) this.found.occasions.push({ name: dedication.occasion, at: null })
      this.ends.fill('written', index, dedication.next)
      return dedication.next
    }
    if (index <= this.negatedUntil) this.leaveOut(unit, index)
    else if (unit.asked.length > 0) for (const asked of unit.asked) this.direct(asked, index)
    else if (unit.senses.length === 0) this.pending = PLAIN
    else for (const sense of unit.senses) if (!this.isUnwanted(sense)) this.note(sense, index)
    return index + 1
  }

  /** „bez czerwonych balonów”: what is said up to the next thing must not be there. */
  private leaveOut({ senses, asked }: Unit, index: number): void {
    if (senses.some(({ kind }) => kind === 'small') || senses.length + asked.length === 0) return
    this.ends[index] = 'absence'
    if (this.negation !== null) this.ends[this.negation] = 'absence'
    for (const sense of senses)
      if (sense.kind === 'thing' || sense.kind === 'weather') this.found.absent.push(sense.name)
    if (senses.some(({ kind }) => NAMED.has(kind))) this.negatedUntil = -1
  }

  /** What a direction asks for. One that nothing heeds stays unread. */
  private direct(asked: Asked, index: number): void {
    const { found } = this
    switch (asked.kind) {
      case 'framing':
        found.framings.push({ name: asked.name, at: index })
        break
      case 'camera':
        found.cameras.push({ name: asked.move, at: index })
        break
      case 'pace':
        found.paces.push({ name: asked.name, at: index })
        break
      case 'space':
        found.hasSpace = true
        this.ends[index] = 'space'
        break
      case 'frame':
        this.noteFrame(index, asked.isOfFlowers)
        break
      case 'unheeded':
        break
    }
  }

  private noteFrame(index: number, isOfFlowers: boolean): void {
    const { frames } = this.found
    const named = frames.find(({ at }) => at === index - 1)
    frames.push({ name: named?.name ?? this.frameAt(index, isOfFlowers), at: index })
  }

  /** „ramka z czerwonych róż”, “a frame of hearts”: the next thing is what it is made of. */
  private frameAt(index: number, isOfFlowers: boolean): Frame {
    if (isOfFlowers) return { of: 'bouquet', colours: this.takePending() }
    let at = index + 1
    if (!MADE_OF.has(this.units[at]?.words[0].folded ?? '')) return { of: null, colours: this.takePending() }
    const colours: string[] = []
    for (at += 1; isAdjective(this.units[at]); at += 1) {
      const colour = this.units[at]?.senses.find((sense) => sense.kind === 'colour')
      if (colour !== undefined) colours.push(colour.colour)
      this.ends[at] = colour === undefined ? 'unread' : 'frame'
    }
    const thing = this.units[at]?.senses.find((sense) => sense.kind === 'thing')
    if (thing === undefined) return { of: null, colours }
    this.ends[at] = 'frame'
    this.framed = at
    return { of: thing.name, colours }
  }

  /** The colours said of what is no thing of its own. */
  private takePending(): readonly string[] {
    const { colours, from } = this.pending
    if (colours.length > 0) for (const at of from) this.ends[at] = 'frame'
    this.pending = PLAIN
    return colours
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
        if (this.isBeforeThing(index)) this.add({ pose: sense.name }, index)
        else this.moveThings(sense.name, index)
        break
      case 'count':
        this.add({ count: sense.count }, index)
        break
      case 'negation':
        this.negation = index
        this.negatedUntil = index + 2
        break
      case 'setting':
        found.settings.push({ name: sense.name, at: index })
        break
      case 'occasion':
        found.occasions.push({ name: sense.name, at: index })
        break
      case 'season':
        found.seasons.push({ name: sense.name, at: index })
        break
      case 'time':
        found.times.push({ name: sense.name, at: index })
        break
      case 'mood':
        add(found.moods, sense.name)
        this.ends[index] = 'mood'
        break
      case 'weather':
        found.weather.push({ name: sense.name, at: index, word: this.units[index]?.words[0].folded ?? '' })
        break
      case 'style':
        found.styles.push({ name: sense.name, at: index })
        break
      case 'sky':
        found.skies.push(index)
        break
      case 'falling':
        found.falling.push(index)
        break
      case 'holding':
        this.holding = this.last === null ? null : { holder: this.last, at: index }
        break
      case 'small':
        break
    }
  }

  /** Said of a thing that is still to come. */
  private add(said: Partial<Omit<Modifiers, 'from'>>, index: number): void {
    this.pending = { ...this.pending, ...said, from: [...this.pending.from, index] }
  }

  private noteThing({ name, number }: Extract<Sense, { kind: 'thing' }>, index: number): void {
    if (index <= this.framed) return
    const { motifs } = this.found
    if (isPlainFrame(this.units[index + 1])) {
      // “a heart frame” is made of hearts.
      this.found.frames.push({ name: { of: name, colours: this.takePending() }, at: index })
      return
    }
    // „filiżanka kawy” is one cup.
    if (
      index > 0 &&
      this.last === motifs.length - 1 &&
      motifs.at(-1)?.name === name &&
      isThing(this.units[index - 1])
    ) {
      this.ends[index] = 'drawn'
      return
    }
    if (isWorn(name) && this.putOn(name, number === 'many' || this.isInPlural(index), index)) return
    const next = this.units[index + 1]
    // „para kotów” are two of them, „para na ławce” is a couple.
    if (
      name === 'couple' &&
      next?.senses.some((one) => one.kind === 'thing' && one.number !== 'one') === true
    ) {
      this.add({ count: 2 }, index)
      return
    }
    // “baby elephant”
    if (name === 'baby' && isThing(next) && next?.words[0].isAfterStop === false) {
      this.add({ sizes: ['small'] }, index)
      return
    }
    const isMany = number === 'many' || (number === 'either' && !this.isOfSomebody(index))
    const { colours, pose, sizes, count: said, from } = this.pending
    this.pending = PLAIN
    if (name === 'friends' && said !== null) {
      this.addPeople(said, pose, [...from, index])
      return
    }
    const bunch = name === 'balloon' && isMany && said === null ? 'balloons' : name
    const asked = said ?? (isMany && !COLLECTIVE.has(bunch) ? SEVERAL : 1)
    this.draw(from)
    if (asked > COUNT_MOST) this.missCount(index)
    const isOne = asked === 1 && !SEVERAL_COLOURS.has(bunch)
    if (isOne) this.missColours(from)
    const thing = {
      ...just(bunch),
      count: isAlwaysSeveral(bunch) ? 1 : within(asked),
      colours: isOne ? colours.slice(0, 1) : colours,
      pose,
    }
    const isMore = said !== null || isMany || colours.length > 0 || sizes.length > 0
    const [size = null, ...otherSizes] = sizes
    if (this.hold({ ...thing, size }, index)) return
    this.addThing({ ...thing, size }, isMore, index)
    for (const other of otherSizes) this.addThing({ ...thing, size: other }, true, index)
  }

  /** „miś trzyma czerwone serce”, „trzyma bukiet białych róż”: false where nobody holds it. */
  private hold(thing: WantedMotif, index: number): boolean {
    const { motifs } = this.found
    const { holding, heldAt } = this
    this.holding = null
    const last = this.last === null ? undefined : motifs[this.last]
    if (heldAt !== null && last?.holds?.name === 'bouquet' && FLOWERS.has(thing.name)) {
      const isItsOwn = this.units
        .slice(heldAt + 1, index)
        .every((unit) => isAdjective(unit) || MADE_OF.has(unit.words[0].folded))
      if (this.last === null || !isItsOwn) return false
      const of = { name: thing.name, colours: thing.colours, count: 1 }
      motifs[this.last] = { ...last, holds: { ...last.holds, of } }
      this.ends[index] = 'drawn'
      return true
    }
    const holder = holding === null ? undefined : motifs[holding.holder]
    if (
      holding === null ||
      holder === undefined ||
      holder.count > 1 ||
      thing.count > 1 ||
      !canHold(holder.name)
    )
      return false
    motifs[holding.holder] = { ...holder, holds: thing }
    this.draw([holding.at, index])
    this.heldAt = index
    this.last = holding.holder
    return true
  }

  /** „czarny i biały kot”: one thing is painted in one colour. */
  private missColours(from: readonly number[]): void {
    const said = from.filter((at) => this.units[at]?.senses.some(({ kind }) => kind === 'colour'))
    for (const at of said) if (at !== said[0]) this.ends[at] = 'unread'
  }

  /** „dwoje ludzi”: as many as were said, and not the three that friends are. */
  private addPeople(said: number, pose: WantedMotif['pose'], from: readonly number[]): void {
    const index = from.at(-1) ?? 0
    this.draw(from)
    if (said === 2) this.addThing({ ...just('couple'), pose }, true, index)
    else if (said === 3) this.addThing({ ...just('friends'), pose }, true, index)
    else {
      const count = within(said)
      if (said > COUNT_MOST) this.missCount(index)
      this.addThing({ ...just('woman'), count: Math.ceil(count / 2), pose }, true, index)
      if (count > 1) this.addThing({ ...just('man'), count: Math.floor(count / 2), pose }, true, index)
    }
  }

  private draw(units: readonly number[]): void {
    for (const at of units) this.ends[at] = 'drawn'
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
    this.ends[index] = 'drawn'
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
    this.ends[index] = 'unread'
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
    const { colours, from } = this.pending
    this.pending = PLAIN
    this.draw([...from, index])
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
    // “a house by a big lake”: a place has no size.
    if (kindAfter(this.units, index) === 'setting') return
    if (!this.isBeforeThing(index)) return void this.describeLast({ size }, index)
    const isOther = isAnd(this.units[index - 1]) && !this.pending.sizes.includes(size)
    this.add({ sizes: isOther ? [...this.pending.sizes, size] : [size] }, index)
  }

  /** „50 kotów”: as many as fit, and the number is told as not understood. */
  private missCount(index: number): void {
    const number = this.units[index - 1]
    if (number?.senses.some(({ kind }) => kind === 'count') === true) this.ends[index - 1] = 'unread'
  }

  /** „portret sowy”, „małej sowy”: one of them, though „sowy” alone are several. */
  private isOfSomebody(index: number): boolean {
    const before = this.units[index - 1]?.words.at(-1)?.folded ?? ''
    if (isThing(this.units[index - 1])) return true
    return /(?:ej|^portret|^obrazek|^rysunek|^zdjecie|^zdjecia|^ilustracja|^dla|^od|^do|^z|^ze|^u|^przy|^obok|^kolo)$/.test(
      before,
    )
  }

  private noteColour(colour: string, index: number): void {
    const next = kindAfter(this.units, index)
    const isFramed = this.isBeforeFrame(index)
    if (next === 'thing' || next === 'unknown' || isFramed)
      this.add({ colours: [...this.pending.colours, colour] }, index)
    else if (next === 'ground' || this.isBehindGround(index))
      this.found.backgrounds.push({ name: colour, at: index })
    else if (next === 'setting' || this.isOfAir(index) || !this.describeLast({ colours: [colour] }, index))
      this.found.colours.push({ name: colour, at: index })
  }

  private isBeforeFrame(index: number): boolean {
    return this.units[index + 1]?.asked.some(({ kind }) => kind === 'frame') ?? false
  }

  /** „szampan i różowe konfetti” */
  private isOfAir(index: number): boolean {
    const next = this.units[index + 1]
    return next?.words[0].isAfterStop === false && next.senses.some(({ kind }) => kind === 'weather')
  }

  /** „tło w kolorze granatu”, „tło granatowe” */
  private isBehindGround(index: number): boolean {
    let at = index - 1
    while (at >= 0 && isSmall(this.units[at]) && !isAnd(this.units[at])) at -= 1
    return this.units[index]?.words[0].isAfterStop !== true && isGround(this.units[at])
  }

  /** „kot i pies śpią” are both asleep, „kot śpi” is one. */
  private moveThings(pose: WantedMotif['pose'], index: number): void {
    const isOfAll = this.units[index]?.words[0].text.endsWith('ą') ?? false
    const { motifs } = this.found
    if (!isOfAll) this.describeLast({ pose }, index)
    else if (motifs.length > this.clause) {
      this.ends[index] = 'drawn'
      motifs.splice(this.clause, motifs.length, ...motifs.slice(this.clause).map((one) => ({ ...one, pose })))
    }
  }

  private isBeforeThing(index: number): boolean {
    const next = kindAfter(this.units, index)
    return next === 'thing' || next === 'unknown'
  }

  /** False where nothing has been named that it could be said of. */
  private describeLast(
    what: Partial<Pick<WantedMotif, 'colours' | 'size' | 'pose'>>,
    index: number,
  ): boolean {
    const thing = this.last === null ? undefined : this.found.motifs[this.last]
    if (this.last === null || thing === undefined) return false
    const colours = [...thing.colours, ...(what.colours ?? [])]
    this.found.motifs[this.last] = { ...thing, ...what, colours }
    this.ends[index] = 'drawn'
    return true
  }
}

/** Whether a unit says nothing that one could see. */
function isSmall(unit: Unit | undefined): boolean {
  return (
    unit !== undefined &&
    unit.senses.length > 0 &&
    unit.senses.every(({ kind }) => kind === 'small' || kind === 'negation')
  )
}

/** “heart frame”: a frame that its thing stands right before. */
function isPlainFrame(unit: Unit | undefined): boolean {
  const isFrame = unit?.asked.some(({ kind }) => kind === 'frame') ?? false
  return isFrame && /^(?:frame|border)$/.test(unit?.words[0].folded ?? '')
}

/** What is one thing and has parts enough for several colours. */
const SEVERAL_COLOURS: ReadonlySet<MotifName> = new Set([
  'balloons', 'bouquet', 'wreath', 'fireworks',
]) // prettier-ignore

/** What ends a negation: „las bez śniegu jesienią” is in autumn. */
const NAMED: ReadonlySet<Sense['kind']> = new Set([
  'thing',
  'weather',
  'setting',
  'occasion',
  'season',
  'time',
  'sky',
])

/** „ramka z kwiatów” */
const MADE_OF: ReadonlySet<string> = new Set('z ze of with from'.split(' '))

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
