import { isAdjective, isAnd, isGround, isThing, kindAfter } from './adjectives.ts'
import {
  type End,
  type Frame,
  just,
  type MotifName,
  type PoseName,
  type RelationName,
  type SizeName,
  type Spot,
  type WantedMotif,
  type WornName,
} from './brief.ts'
import { COLLECTIVE, COUNT_MOST, KINDS_MOST, SEVERAL, THINGS_MOST } from './counts.ts'
import { dedicationAt } from './dedication.ts'
import type { Asked } from './directions.ts'
import { add, type Found, nothingFound } from './found.ts'
import { FLOWERS, isPartOf } from './gathered.ts'
import { PARTS_NAMED } from './lexicon.ts'
import { canEmbrace, isContainer, isEmbrace, isEmbracing, relationTo } from './relations.ts'
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
  /** All units that say that somebody holds something. */
  private readonly held: number[] = []
  /** Where what is held was named. */
  private heldAt: number | null = null
  /** Which things of `motifs` were named together last, „kot i pies”: what is said next of a place is said of all. */
  private together: readonly number[] = []
  /** The unit that named the last of them; null where what comes next doesn't join them. */
  private togetherAt: number | null = null
  /** What they are said to be on, in or beside, which is still to come. */
  private relating: {
    readonly name: RelationName
    readonly who: readonly number[]
    readonly at: number
  } | null = null
  /** „pod choinką prezenty”: what was named first, for those who are placed by it and come next. */
  private inverted: {
    readonly name: RelationName
    readonly at: number
    readonly to: number
    readonly through: number
  } | null = null
  /** The unit that says that somebody sits or lies there. */
  private resting: number | null = null
  /** Who is said to hug or kiss what comes next. */
  private embracing: {
    readonly who: readonly number[]
    readonly pose: PoseName
    readonly at: number
  } | null = null
  /** Where in the picture the thing is that comes next. */
  private spot: { readonly spot: Spot; readonly at: number } | null = null
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
    this.missEmbraces()
    return { found: this.found, ends: this.ends }
  }

  private take(index: number): number {
    const unit = this.units[index]
    if (unit === undefined) return index + 1
    if (unit.words[0].isAfterStop) {
      this.pending = PLAIN
      this.last = null
      this.holding = null
      this.leaveTogether()
      this.clause = this.found.motifs.length
      this.negatedUntil = -1
    }
    // “in a Christmas stocking”
    const isOfOccasion = unit.senses.some(({ kind }) => kind === 'occasion') && isThing(this.units[index + 1])
    const isKept = isThing(unit) || isSaidOfIt(unit) || isNewHome(unit) || isOfOccasion
    const isOther = unit.senses.length + unit.asked.length > 0 && !isKept
    if (this.relating !== null && isOther) this.relating = null
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
    if (
      senses.some(({ kind }) => kind === 'small' || kind === 'relation') ||
      senses.length + asked.length === 0
    )
      return
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
      case 'spot':
        this.noteSpot(asked.spot, index)
        break
      case 'unheeded':
        break
    }
  }

  /** „latarnia po lewej”, „po lewej latarnia”: of what was named last, or else of what comes. */
  private noteSpot(spot: Spot, index: number): void {
    const thing = this.last === null ? undefined : this.found.motifs[this.last]
    if (this.last === null || thing === undefined || thing.spot !== null) this.spot = { spot, at: index }
    else {
      this.found.motifs[this.last] = { ...thing, spot }
      this.ends[index] = 'placed'
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
        if (isEmbracing(sense.name) && this.embrace(sense.name, index)) break
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
        // “in front of their new home”
        if (this.relating !== null && isNewHome(this.units[index]))
          this.noteThing({ kind: 'thing', name: 'house', number: 'one' }, index)
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
      case 'relation':
        // „gra na gitarze”
        if (sense.name === 'on' && this.last !== null && isPlaying(this.units[index - 1]))
          this.holding = { holder: this.last, at: index }
        else this.relating = { name: sense.name, who: this.together, at: index }
        break
      case 'resting':
        this.resting = this.together.length === 0 ? null : index
        break
      case 'small':
        break
    }
  }

  /** What follows is no longer said of those who were named together. */
  private leaveTogether(): void {
    this.together = []
    this.togetherAt = null
    this.relating = null
    this.inverted = null
    this.resting = null
    this.embracing = null
  }

  /** „mama przytula dziecko”, „para się całuje”: those who were named, and whoever is named next. */
  private embrace(pose: PoseName, index: number): boolean {
    const who = this.together.filter((at) => canEmbrace(this.found.motifs[at]?.name ?? 'rose'))
    if (who.length === 0) return false
    for (const at of who) this.pose(at, pose)
    this.draw([index])
    this.embracing = { who, pose, at: index }
    return true
  }

  private pose(at: number, pose: PoseName | null): void {
    const thing = this.found.motifs[at]
    if (thing !== undefined) this.found.motifs[at] = { ...thing, pose }
  }

  /** „kot się przytula”: nobody hugs alone, which is told. */
  private missEmbraces(): void {
    const isShown = isEmbrace(this.found.motifs)
    for (const [at, { senses }] of this.units.entries()) {
      const isSaid = senses.some((sense) => sense.kind === 'pose' && isEmbracing(sense.name))
      if (isSaid && !this.held.includes(at) && this.ends[at] === 'drawn')
        this.ends[at] = isShown ? 'placed' : 'unread'
    }
    if (isShown) return
    for (const [at, { pose }] of this.found.motifs.entries()) if (isEmbracing(pose)) this.pose(at, null)
  }

  /** What was said of a thing that has just been named: with whom, where and beside what it is. */
  private join(thing: number, index: number): void {
    const { relating, inverted, embracing, spot, resting } = this
    this.relating = null
    // „na ławce pod drzewem kot”
    if (relating === null) this.inverted = null
    this.embracing = null
    this.spot = null
    if (spot !== null) this.placeAt(thing, spot)
    if (embracing !== null && canEmbrace(this.found.motifs[thing]?.name ?? 'rose')) {
      this.pose(thing, embracing.pose)
      this.together = [...embracing.who, thing]
      this.togetherAt = index
      return
    }
    if (relating !== null && relating.who.length === 0) {
      const { name, at } = relating
      const isPlace = name !== 'in' || isContainer(this.found.motifs[thing]?.name ?? 'rose')
      // „wzór w róże” are no roses that anything is in.
      this.inverted = isPlace ? { name, at, to: thing, through: index } : null
      this.together = [thing]
      this.togetherAt = null
      return
    }
    if (inverted !== null && relating === null) {
      const { name, at, through, to } = inverted
      this.relate({ name, at, who: [thing] }, to, through)
    }
    if (relating !== null) {
      const isRelated = this.relate(relating, thing, index)
      if (isRelated && resting !== null) this.draw([resting])
      this.resting = null
      this.together = [thing]
      this.togetherAt = null
      return
    }
    const before = this.beforeAdjectives(index)
    const joint = before === null || this.togetherAt !== before - 1 ? undefined : this.units[before]
    const isWith = WITH.has(joint?.words[0].folded ?? '')
    // „kot z balonikiem na krześle”: what somebody has is where they are.
    const isOwn = isWith && !canEmbrace(this.found.motifs[thing]?.name ?? 'rose')
    // “dad and son fishing on a boat”
    const isTheirs = isOwn || (this.togetherAt !== null && this.togetherAt === index - 1)
    if (!isTheirs) this.together = isWith || isAnd(joint) ? [...this.together, thing] : [thing]
    this.togetherAt = index
  }

  private placeAt(thing: number, { spot, at }: NonNullable<Reader['spot']>): void {
    const motif = this.found.motifs[thing]
    if (motif === undefined || motif.spot !== null) return
    this.found.motifs[thing] = { ...motif, spot }
    this.ends[at] = 'placed'
  }

  /** „kot na krześle”: false where it can't be drawn so, which is told. */
  private relate({ name, who, at }: NonNullable<Reader['relating']>, thing: number, index: number): boolean {
    const { motifs, placings } = this.found
    const to = this.asAnchor(thing, name)
    // “in a wheat field”, „w słoneczny dzień”
    const next = this.units[index + 1]
    const isOfPlace =
      next?.words[0].isAfterStop === false && next.senses.some(({ kind }) => kind === 'setting')
    if (to === undefined || to.name === 'sun' || isOfPlace) return false
    // „świeczki na torcie”, „róże w wazonie”
    if (who.every((one) => isPartOf(motifs[one]?.name, to.name))) {
      this.ends[at] = 'drawn'
      return true
    }
    const relation = relationTo(name, to)
    placings.push({ at, through: index, to: to.name })
    const those = who.filter((one) => !this.leadsTo(thing, one) && motifs[one]?.relation === null)
    // „czarny kot obok białego kota”
    const isAlike = name === 'beside' && who.includes(thing) && to.count > 1
    const isShown = relation !== null && (those.length > 0 || isAlike)
    this.ends[at] = isShown ? 'placed' : 'unread'
    if (relation === null) return false
    for (const one of those) {
      const motif = motifs[one]
      if (motif !== undefined) motifs[one] = { ...motif, relation: { name: relation, to: to.name } }
    }
    return isShown
  }

  /** „słoń w balonie”: it isn't a toy that one can be in. */
  private asAnchor(thing: number, name: RelationName): WantedMotif | undefined {
    const { motifs } = this.found
    const to = motifs[thing]
    if (to === undefined || name !== 'in' || to.name !== 'balloon' || to.count > 1) return to
    const flown: WantedMotif = { ...to, name: 'airballoon' }
    motifs[thing] = flown
    return flown
  }

  /** Whether a thing is the other one, or is placed by it: nothing can be on what is on it. */
  private leadsTo(from: number, to: number): boolean {
    const { motifs } = this.found
    let name = motifs[from]?.name
    for (let steps = 0; name !== undefined && steps <= KINDS_MOST; steps += 1) {
      if (name === motifs[to]?.name) return true
      name = motifs.find((one) => one.name === name)?.relation?.to
    }
    return false
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
      if (this.last !== null) this.join(this.last, index)
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
    if (this.hold({ ...thing, size }, index)) {
      this.relating = null
      return
    }
    this.addThing({ ...thing, size }, isMore, index)
    if (this.last !== null) this.join(this.last, index)
    for (const other of otherSizes) this.addThing({ ...thing, size: other }, true, index)
  }

  /** „miś trzyma czerwone serce”, „trzyma bukiet białych róż”: false where nobody holds it. */
  private hold(thing: WantedMotif, index: number): boolean {
    const { motifs } = this.found
    const { heldAt } = this
    const holding = this.holding ?? this.playing(thing, index) ?? this.hugging(thing, index)
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
      thing.name === 'piano' ||
      !canHold(holder.name)
    )
      return false
    motifs[holding.holder] = { ...holder, holds: thing }
    this.draw([holding.at, index])
    this.held.push(holding.at)
    this.heldAt = index
    this.last = holding.holder
    return true
  }

  /** “a girl playing the guitar” */
  private playing({ name }: WantedMotif, index: number): Reader['holding'] {
    let at = index - 1
    while (ARTICLES.has(this.units[at]?.words[0].folded ?? '')) at -= 1
    if (this.last === null || !isPlaying(this.units[at]) || !INSTRUMENTS.has(name)) return null
    return { holder: this.last, at }
  }

  /** „miś przytula serce”: what has no arms of its own is held. */
  private hugging({ name }: WantedMotif, index: number): Reader['holding'] {
    const { embracing } = this
    const [who, ...others] = embracing?.who ?? []
    if (embracing === null || who === undefined || others.length > 0 || canEmbrace(name)) return null
    const isObject = this.units
      .slice(embracing.at + 1, index)
      .every((unit) => isAdjective(unit) || ARTICLES.has(unit.words[0].folded))
    if (!isObject || !canHold(this.found.motifs[who]?.name ?? 'rose')) return null
    this.embracing = null
    this.pose(who, null)
    return { holder: who, at: embracing.at }
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
    this.relating = null
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
    return /(?:ej|^portret|^obrazek|^rysunek|^zdjecie|^zdjecia|^ilustracja|^dla|^od|^do|^na|^z|^ze|^u|^przy|^obok|^kolo)$/.test(
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

  /** „kot i pies śpią” are both asleep, „kot śpi” is one; „kot na krześle śpi” is no chair that does. */
  private moveThings(pose: WantedMotif['pose'], index: number): void {
    const { motifs } = this.found
    const said = this.units[index]?.words[0].text ?? ''
    const isTogether = this.together.length > 1 && /(?:ing|e|p|n|y)$/.test(said) && !said.endsWith('ie')
    const who = said.endsWith('ą')
      ? motifs.map((_, at) => at).filter((at) => at >= this.clause && !this.isAnchor(at))
      : isTogether
        ? this.together
        : this.carriedBy(this.last)
    for (const at of who) {
      this.pose(at, pose)
      this.ends[index] = 'drawn'
    }
  }

  private isAnchor(at: number): boolean {
    const { motifs } = this.found
    return motifs.some(({ relation }) => relation !== null && relation.to === motifs[at]?.name)
  }

  /** Who is on, in or beside what was named last, where somebody is; else that itself. */
  private carriedBy(at: number | null): readonly number[] {
    if (at === null || this.found.motifs[at] === undefined) return []
    const name = this.found.motifs[at].name
    const carried = this.found.motifs.findIndex(({ relation }) => relation?.to === name)
    return carried === -1 ? [at] : this.carriedBy(carried)
  }

  private isBeforeThing(index: number): boolean {
    const next = kindAfter(this.units, index)
    return next === 'thing' || next === 'unknown'
  }

  /** False where nothing has been named that it could be said of. */
  private describeLast(what: Partial<Pick<WantedMotif, 'colours' | 'size'>>, index: number): boolean {
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
    unit.senses.every(({ kind }) => kind === 'small' || kind === 'relation' || kind === 'negation') &&
    !namesPart(unit)
  )
}

/** „na dachu”: without the house that follows, there is no roof in the picture, and it is told. */
function namesPart({ words }: Unit): boolean {
  return words.some(({ folded }) => PARTS_NAMED.has(folded))
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

/** „przed nowym domem” is said of a house. */
function isNewHome(unit: Unit | undefined): boolean {
  return unit?.senses.some((sense) => sense.kind === 'occasion' && sense.name === 'home') ?? false
}

/** What one plays with it in one's hands. */
const INSTRUMENTS: ReadonlySet<MotifName> = new Set(['guitar', 'violin', 'trumpet', 'drum', 'microphone'])

/** „gra na” */
function isPlaying(unit: Unit | undefined): boolean {
  return unit?.senses.some((sense) => sense.kind === 'pose' && sense.name === 'singing') ?? false
}

/** „ramka z kwiatów” */
const MADE_OF: ReadonlySet<string> = new Set('z ze of with from'.split(' '))

const ARTICLES: ReadonlySet<string> = new Set(
  'a an the his her its their my swoj swoja swoim swojej'.split(' '),
)

/** „kot z psem na kanapie” */
const WITH: ReadonlySet<string> = new Set('z ze with'.split(' '))

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
