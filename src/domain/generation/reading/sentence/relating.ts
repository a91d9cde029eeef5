import { isAnd, isThing } from '../adjectives.ts'
import type { MotifName, RelationName, Spot, WantedMotif } from '../brief.ts'
import { KINDS_MOST } from '../counts.ts'
import { FLOWERS, isPartOf } from '../gathered.ts'
import { PEOPLE } from '../people.ts'
import { canEmbrace, isContainer, relationTo, WINDOWED } from '../relations.ts'
import { vocabulary } from '../vocabulary.ts'
import { canHold } from '../wearing.ts'
import { beforeAdjectives, draw, givePose, type Sentence } from './sentence.ts'
import { isSaidOfIt, WITH } from './unitKinds.ts'

/** „latarnia po lewej”, „po lewej latarnia”: places the last named thing, or else the next one. */
export function noteSpot(sentence: Sentence, spot: Spot, index: number): void {
  const thing = sentence.last === null ? undefined : sentence.found.motifs[sentence.last]
  if (sentence.last === null || thing === undefined || thing.spot !== null)
    sentence.spot = { spot, at: index }
  else {
    sentence.found.motifs[sentence.last] = { ...thing, spot }
    sentence.ends[index] = 'placed'
  }
}

function placeAt(sentence: Sentence, thing: number, { spot, at }: NonNullable<Sentence['spot']>): void {
  const motif = sentence.found.motifs[thing]
  if (motif === undefined || motif.spot !== null) return
  sentence.found.motifs[thing] = { ...motif, spot }
  sentence.ends[at] = 'placed'
}

/** „samochód z walizkami”: they are on its roof. */
const LUGGAGE: ReadonlySet<MotifName> = new Set(['suitcase', 'gift', 'christmastree', 'balloons', 'balloon'])
const ROOF_RACKS: ReadonlySet<MotifName> = new Set(['car', 'camper', 'bus', 'train', 'tractor'])

/** Things whose company is in them. */
const VESSELS: ReadonlySet<MotifName> = new Set([
  'airballoon',
  'basket',
  'pram',
  'boat',
  'car',
  'sleigh',
  'carriage',
  'plane',
  'biplane',
  'rocket',
  'helicopter',
  'ufo',
  'train',
  'bus',
  'camper',
])

/** Things ridden on. */
const RIDDEN: ReadonlySet<MotifName> = new Set([
  'bicycle', 'motorcycle', 'scooter', 'horse', 'unicorn', 'donkey', 'camel', 'zebra', 'elephant', 'tractor', 'skateboard',
  'rockinghorse',
]) // prettier-ignore

/** “a boy riding a bicycle”, „jedzie rowerem”: no word says that he is on it. */
function ridden(sentence: Sentence, thing: number, index: number): Sentence['relating'] {
  const { resting, together, found } = sentence
  const verb = resting === null ? '' : (sentence.units[resting]?.words[0].folded ?? '')
  const name = found.motifs[thing]?.name ?? 'rose'
  const climbing = climbed(sentence, index)
  if (climbing !== null) return { name: 'on', who: together, at: climbing }
  // „kura wysiaduje jajka”
  if (resting !== null && /^(?:wysiad|hatch)/.test(verb) && name === 'egg')
    return { name: 'on', who: together, at: resting }
  const flown = flownIn(sentence, name, index)
  if (flown !== null) return { name: 'in', who: together, at: flown }
  const isRide =
    /^(?:rid|jedz|jad|jezdz|plyn|sail|driv|prowadz|kieruj|pilotuj|podrozuj|travel)/.test(verb) &&
    resting === beforeAdjectives(sentence, index)
  if (resting === null || !isRide || !(RIDDEN.has(name) || VESSELS.has(name) || WINDOWED.has(name)))
    return null
  return { name: RIDDEN.has(name) ? 'on' : 'in', who: together, at: resting }
}

/** „miś leci samolotem”, “a dog flying a plane”: the verb; null for none. */
function flownIn(sentence: Sentence, name: MotifName, index: number): number | null {
  const { units, together, found } = sentence
  // „leci balonem” may be one phrase.
  let at = isFlown(units[index]) ? index : index - 1
  while (!isFlown(units[at]) && isSaidOfIt(units[at])) at -= 1
  const isBy =
    /(?:ą|em)$/.test(units[index]?.words.at(-1)?.text ?? '') ||
    /^(?:fly|flies)/.test(units[at]?.words[0].folded ?? '')
  const isFigure = together.every((one) => canEmbrace(found.motifs[one]?.name ?? 'rose'))
  if (!isFlown(units[at]) || !isBy || !isFigure || together.length === 0) return null
  if (!(VESSELS.has(name) || name === 'balloon') || !isThing(units[at - 1])) return null
  for (const one of together) givePose(sentence, one, null)
  return at
}

function isFlown(unit: Sentence['units'][number] | undefined): boolean {
  return /^(?:leci|leca|lata|lataja|flying|flies|fly)$/.test(unit?.words[0].folded ?? '')
}

/** “a boy climbing a tree”: the verb, as no other word says that he is on it; null for none. */
function climbed({ units, together }: Sentence, index: number): number | null {
  let at = index - 1
  while (!isClimbing(units[at]) && isSaidOfIt(units[at])) at -= 1
  return isClimbing(units[at]) && together.length > 0 ? at : null
}

function isClimbing(unit: Sentence['units'][number] | undefined): boolean {
  return unit?.senses.some((sense) => sense.kind === 'pose' && sense.name === 'climbing') ?? false
}

/** Joins the pending words to a thing just named: its company, place and neighbours. */
export function join(sentence: Sentence, thing: number, index: number): void {
  const { inverted, embracing, spot, resting } = sentence
  const relating = sentence.relating ?? ridden(sentence, thing, index)
  sentence.relating = null
  // „na ławce pod drzewem kot”
  if (relating === null) sentence.inverted = null
  sentence.embracing = null
  sentence.spot = null
  if (spot !== null) placeAt(sentence, thing, spot)
  if (embracing !== null && canEmbrace(sentence.found.motifs[thing]?.name ?? 'rose')) {
    givePose(sentence, thing, embracing.pose)
    sentence.together = [...embracing.who, thing]
    sentence.togetherAt = index
    return
  }
  if (relating !== null && relating.who.length === 0) {
    const { name, at } = relating
    const isPlace = name !== 'in' || isContainer(sentence.found.motifs[thing]?.name ?? 'rose')
    // In „wzór w róże” the roses contain nothing.
    sentence.inverted = isPlace ? { name, at, to: thing, through: index } : null
    sentence.together = [thing]
    sentence.togetherAt = null
    return
  }
  if (inverted !== null && relating === null) {
    const { name, at, through, to } = inverted
    relate(sentence, { name, at, who: [thing] }, to, through)
  }
  if (relating !== null) {
    const isRelated = relate(sentence, relating, thing, index)
    if (isRelated && resting !== null) draw(sentence, [resting])
    sentence.resting = null
    sentence.together = [thing]
    sentence.togetherAt = null
    return
  }
  const before = beforeAdjectives(sentence, index)
  const joint = before === null || sentence.togetherAt !== before - 1 ? undefined : sentence.units[before]
  const isWith = WITH.has(joint?.words[0].folded ?? '')
  // “a hot air balloon with a couple”, „koszyk z kotkami”: they are in it.
  const vessel = sentence.found.motifs[thing - 1]
  const rider = sentence.found.motifs[thing]
  const isLuggage = rider !== undefined && LUGGAGE.has(rider.name) && ROOF_RACKS.has(vessel?.name ?? 'rose')
  if (isWith && vessel?.count === 1 && isLuggage && rider.relation === null) {
    sentence.found.motifs[thing] = { ...rider, relation: { name: 'on', to: vessel.name } }
    sentence.togetherAt = index
    return
  }
  const isInside =
    isWith && vessel?.count === 1 && VESSELS.has(vessel.name) && sentence.together.includes(thing - 1)
  if (isInside && rider !== undefined && rider.relation === null && canEmbrace(rider.name)) {
    sentence.found.motifs[thing] = { ...rider, relation: { name: 'in', to: vessel.name } }
    sentence.togetherAt = index
    return
  }
  const isRightBehind = before !== null && isThing(sentence.units[before - 1])
  if (isRightBehind && WITH.has(sentence.units[before]?.words[0].folded ?? '')) comeAlong(sentence, thing)
  if (looksOut(sentence, thing, index)) return
  // „kot z balonikiem na krześle”: a figure's things are where it is.
  const isOwn = isWith && !canEmbrace(sentence.found.motifs[thing]?.name ?? 'rose')
  if (sentence.listedAt === index) {
    sentence.together = [...sentence.together, thing]
    sentence.togetherAt = index
    return
  }
  // “dad and son fishing on a boat”
  if (layOn(sentence, thing, index)) return
  // „mama czyta książkę córce na kanapie”: both are there.
  const isListener = sentence.heldAt === index - 1 && canEmbrace(sentence.found.motifs[thing]?.name ?? 'rose')
  if (isListener && sentence.togetherAt === index - 1) {
    sentence.together = [...sentence.together, thing]
    sentence.togetherAt = index
    return
  }
  const isTheirs = isOwn || (sentence.togetherAt !== null && sentence.togetherAt === index - 1)
  if (!isTheirs) sentence.together = isWith || isAnd(joint) ? [...sentence.together, thing] : [thing]
  sentence.togetherAt = index
}

/** Places with room for more than one. */
const SHARED: ReadonlySet<MotifName> = new Set([
  'sofa', 'bench', 'bed', 'boat', 'car', 'train', 'bus', 'camper', 'carriage', 'cloud', 'house', 'branch', 'tree', 'moon', 'picnic',
  'blanket', 'pirateship', 'icefloe', 'cliff', 'pier', 'bridge', 'airballoon', 'balcony', 'stairs', 'rocket', 'ufo',
]) // prettier-ignore

/** „pies śpi na kanapie z kotem”, “a captain on a ship with a parrot”: its company is there, too. */
function comeAlong({ found: { motifs } }: Sentence, thing: number): void {
  const [place, company] = [motifs[thing - 1], motifs[thing]]
  const isFigure = company !== undefined && canHold(company.name) && company.relation === null
  if (place === undefined || !isFigure || !SHARED.has(place.name)) return
  const host = motifs.find(({ name, relation }) => relation?.to === place.name && canHold(name))
  const relation = host?.relation ?? null
  if (relation !== null && (relation.name === 'on' || relation.name === 'in'))
    motifs[thing] = { ...company, relation }
}

/** „pies wygląda z pudełka”, „łowi ryby z łódki”, “fishing from a boat”: the figure is in it. */
function looksOut(sentence: Sentence, thing: number, index: number): boolean {
  const { units, ends } = sentence
  const { motifs, placings } = sentence.found
  const before = beforeAdjectives(sentence, index)
  const joint = units[before ?? -1]?.words[0].folded ?? ''
  const to = motifs[thing]
  const isFrom =
    joint === 'from' || (/^ze?$/.test(joint) && !/(?:ą|em|ami|mi)$/.test(units[index]?.words[0].text ?? 'ą'))
  if (before === null || !isFrom || to === undefined || to.count > 1 || !isContainer(to.name)) return false
  const isFree = (at: number) => {
    const motif = motifs[at]
    return (
      motif !== undefined && canHold(motif.name) && motif.relation === null && !leadsTo(sentence, thing, at)
    )
  }
  const last = motifs.findLastIndex((_, at) => at < thing && isFree(at))
  const together = sentence.together.filter((at) => at < thing && isFree(at))
  const who = together.length > 0 ? together : last === -1 ? [] : [last]
  if (who.length === 0 || relationTo('in', to) === null) return false
  for (const at of who) {
    const figure = motifs[at]
    if (figure !== undefined) motifs[at] = { ...figure, relation: { name: 'in', to: to.name } }
  }
  placings.push({ at: before, through: index, to: to.name })
  ends[before] = 'placed'
  sentence.together = [thing]
  sentence.togetherAt = null
  return true
}

/** „stół z tortem i kieliszkami”: they are on the thing named right before them. */
function layOn(sentence: Sentence, thing: number, index: number): boolean {
  const { motifs } = sentence.found
  const laid = motifs[thing]
  const first = motifs.findIndex(({ name }) => name === 'table')
  const joins = sentence.units[beforeAdjectives(sentence, index) ?? -1]
  const isFirst = first === thing - 1
  if (isFirst ? !WITH.has(joins?.words[0].folded ?? '') : !isAnd(joins)) return false
  const isBehindIt =
    first !== -1 && motifs.slice(first + 1, thing).every(({ relation }) => relation?.to === 'table')
  if (!isBehindIt || laid === undefined || canEmbrace(laid.name) || laid.relation !== null) return false
  motifs[thing] = { ...laid, relation: { name: 'on', to: 'table' } }
  sentence.together = [thing]
  sentence.togetherAt = index
  return true
}

/** „kot na krześle”: false when it can't be drawn so, which is reported. */
function relate(
  sentence: Sentence,
  { name, who, at }: NonNullable<Sentence['relating']>,
  thing: number,
  index: number,
): boolean {
  const { motifs, placings } = sentence.found
  const to = asAnchor(sentence, thing, name)
  // “in a wheat field”, „w słoneczny dzień”
  const next = sentence.units[index + 1]
  const isOfPlace = next?.words[0].isAfterStop === false && next.senses.some(({ kind }) => kind === 'setting')
  if (to === undefined || to.name === 'sun' || isOfPlace) return false
  // „świeczki na torcie”, „róże w wazonie”
  if (who.every((one) => isPartOf(motifs[one]?.name, to.name))) {
    sentence.ends[at] = 'drawn'
    return true
  }
  // „po miód”: it is fetched, and nobody stands on it.
  if (isFetched(sentence, to.name, at, index)) return false
  const relation = relationTo(name, to)
  placings.push({ at, through: index, to: to.name })
  const those = laidOn(sentence, name, to.name, who).filter(
    (one) => !leadsTo(sentence, thing, one) && motifs[one]?.relation === null,
  )
  // „czarny kot obok białego kota”
  const isAlike = name === 'beside' && who.includes(thing) && to.count > 1
  const isAtTable = to.name === 'table' && relation === 'behind'
  const isShown = relation !== null && (those.length > 0 || isAlike)
  sentence.ends[at] = isShown ? 'placed' : 'unread'
  if (relation === null) return false
  for (const one of those) {
    const motif = motifs[one]
    // „piją kawę przy stole”: the cup is on the table, and they are behind it.
    const isLaid = isAtTable && !canEmbrace(motif?.name ?? 'rose')
    if (motif !== undefined)
      motifs[one] = { ...motif, relation: { name: isLaid ? 'on' : relation, to: to.name } }
  }
  return isShown
}

/** Whether „po” says what somebody goes for: a place would have another form. */
function isFetched({ units }: Sentence, name: MotifName, at: number, index: number): boolean {
  const names = vocabulary().names.get(name)
  const said = units[index]?.words.map(({ text }) => text.toLowerCase()).join(' ')
  return (
    units[at]?.words[0].folded === 'po' &&
    (said === names?.object || said === names?.one || said === names?.many)
  )
}

/** „babcia z tortem na stole”, „rodzina i tort na stole”: the things laid there, without the figures at the table. */
function laidOn(
  { found: { motifs } }: Sentence,
  name: RelationName,
  to: MotifName,
  who: readonly number[],
): readonly number[] {
  // „mama i tata z dzieckiem w wózku”: only the child is in it.
  const isYoung = (at: number) => motifs[at]?.name === 'baby' || motifs[at]?.name === 'child'
  if (name === 'in' && to === 'pram' && who.some(isYoung)) return who.filter(isYoung)
  // “a sunflower with a ladybird on a leaf”
  const [last] = who.slice(-1)
  const next = last === undefined ? undefined : motifs[last + 1]
  if (name === 'on' && to === 'leaf' && who.every((at) => FLOWERS.has(motifs[at]?.name ?? 'cat')))
    return last !== undefined && next !== undefined && !FLOWERS.has(next.name) ? [last + 1] : []
  if (name !== 'on' || to !== 'table') return who
  const isPerson = (at: number) => PEOPLE.has(motifs[at]?.name ?? 'rose')
  const things = who.filter((at) => !isPerson(at))
  if (things.length > 0) return things
  const [holder, ...others] = who
  const person = holder === undefined ? undefined : motifs[holder]
  const held = person?.holds ?? null
  if (holder === undefined || person === undefined || held === null || others.length > 0) return who
  if (motifs.length === KINDS_MOST || motifs.some((one) => one.name === held.name)) return who
  motifs[holder] = { ...person, holds: null }
  return [motifs.push(held) - 1]
}

/** „słoń w balonie”: a toy balloon can't hold a figure. */
function asAnchor(sentence: Sentence, thing: number, name: RelationName): WantedMotif | undefined {
  const { motifs } = sentence.found
  const to = motifs[thing]
  if (to === undefined || name !== 'in' || to.name !== 'balloon' || to.count > 1) return to
  const flown: WantedMotif = { ...to, name: 'airballoon' }
  motifs[thing] = flown
  return flown
}

/** Whether a thing is the other one, or is placed by it: a thing can't be on one that is on it. */
export function leadsTo(sentence: Sentence, from: number, to: number): boolean {
  const { motifs } = sentence.found
  let name = motifs[from]?.name
  for (let steps = 0; name !== undefined && steps <= KINDS_MOST; steps += 1) {
    if (name === motifs[to]?.name) return true
    name = motifs.find((one) => one.name === name)?.relation?.to
  }
  return false
}

/** The following words no longer describe the things named together. */
export function leaveTogether(sentence: Sentence): void {
  sentence.together = []
  sentence.togetherAt = null
  sentence.relating = null
  sentence.inverted = null
  sentence.resting = null
  sentence.embracing = null
}
