import { isAnd, isThing } from '../adjectives.ts'
import { just, type MotifName, type WantedMotif } from '../brief.ts'
import { COLLECTIVE, COUNT_MOST, KINDS_MOST, SEVERAL, THINGS_MOST } from '../counts.ts'
import { type Sense, vocabulary } from '../vocabulary.ts'
import { PEOPLE } from '../people.ts'
import { canHold, isWorn } from '../wearing.ts'
import { takePending } from './framing.ts'
import { doesWith, reads } from './doing.ts'
import { filledWith, fillBasket, fillBunch, fillHeart, shapeBalloon } from './filling.ts'
import { isOfField } from './fields.ts'
import { colourOfKind, fruitOf, goodsOf, isBlooming } from './kinds.ts'
import { hold } from './holding.ts'
import { isAlwaysSeveral, within } from './numbers.ts'
import { isInPlural, putOn } from './puttingOn.ts'
import { isPartOfLast, noteOwnPart } from './ownParts.ts'
import { noteRole } from './roles.ts'
import { join, leadsTo } from './relating.ts'
import { disguised, parentOf, titled } from './titles.ts'
import { belongsToTrade, tradeBefore } from './tradeClothes.ts'
import { draw, PLAIN, sayOfNext, type Sentence } from './sentence.ts'
import { ARTICLES, isPlainFrame, isSaidOfIt, MADE_OF, WITH } from './unitKinds.ts'

/** “palm trees”: a phrase has no number of its own. */
function isPluralPhrase({ units }: Sentence, name: MotifName, index: number): boolean {
  const words = units[index]?.words ?? []
  const [one, many] = vocabulary().names.get(name)?.english ?? ['', '']
  const said = words.map(({ folded }) => folded).join(' ')
  return words.length > 1 && one !== many && said === many.toLowerCase()
}

/** Single things with parts enough for several colours. */
const SEVERAL_COLOURS: ReadonlySet<MotifName> = new Set([
  'balloons', 'bouquet', 'wreath', 'fireworks',
]) // prettier-ignore

/** Handles a named thing: the last figure wears or holds it, or it stands in the picture by itself. */
export function noteThing(
  sentence: Sentence,
  { name: named, number }: Extract<Sense, { kind: 'thing' }>,
  index: number,
): void {
  if (index <= sentence.framed) return
  const { motifs } = sentence.found
  const name = meant(sentence, named, index)
  if (isPlainFrame(sentence.units[index + 1])) {
    // “a heart frame” is made of hearts.
    sentence.found.frames.push({ name: { of: name, colours: takePending(sentence) }, at: index })
    return
  }
  // „filiżanka kawy” is one cup, also when it is held.
  const last = sentence.last === motifs.length - 1 ? motifs.at(-1) : undefined
  const before = namedBefore(sentence, index)
  const holder = sentence.last === null ? undefined : motifs[sentence.last]
  const isSame = last?.name === name || holder?.holds?.name === name || isLeafOf(name, last?.name)
  if ((isSame && isThing(sentence.units[before])) || fillBasket(sentence, name, index)) {
    sentence.ends[index] = 'drawn'
    return
  }
  if (isSameMarket(sentence, name)) {
    sentence.ends[index] = 'drawn'
    sentence.relating = null
    return
  }
  if (shapeBalloon(sentence, name, index)) {
    sentence.relating = null
    return
  }
  if (fillHeart(sentence, name, index)) {
    sentence.pending = PLAIN
    return
  }
  if (fillBunch(sentence, name, index)) return
  if (isPartOfLast(sentence, name, index)) {
    if (sentence.resting !== null) draw(sentence, [sentence.resting])
    sentence.relating = null
    noteOwnPart(sentence, index)
    return
  }
  if (isMadeOf(sentence, index)) return
  if (isUsed(sentence, name)) {
    sentence.ends[index] = 'drawn'
    return
  }
  if (belongsToTrade(sentence, name, index)) return
  if (isLadyOfTrade(sentence, name, index)) {
    sentence.ends[index] = 'drawn'
    noteRole(sentence, index)
    return
  }
  const ofNext = tradeBefore(sentence, name, index)
  if (ofNext !== null) {
    sentence.tradeOfNext = { trade: ofNext, at: index }
    sentence.ends[index] = 'drawn'
    return
  }
  const title = titled(sentence, index) ?? disguised(sentence, name, index)
  if (title !== null) {
    sentence.titles.push({ ...title, at: index })
    return
  }
  const parent = parentOf(sentence, index)
  if (parent !== null) {
    sentence.parent = parent
    sentence.ends[index] = 'drawn'
    return
  }
  const young = name === 'baby' ? (sentence.parent ?? animalWith(sentence, index)) : null
  if (young === 'kangaroo') {
    // It looks out of its mother's pouch.
    sentence.ends[index] = 'drawn'
    return
  }
  if (young !== null) {
    draw(sentence, sentence.pending.from)
    sentence.pending = PLAIN
    addThing(sentence, { ...just(young), size: 'small' }, true, index)
    if (sentence.last !== null && sentence.parent === null)
      sentence.together = [...sentence.together, sentence.last]
    sentence.togetherAt = index
    return
  }
  if (name === 'book' || name === 'gift') notePile(sentence, index)
  if (doesWith(sentence, name, index)) return
  if (name === 'book' && reads(sentence, index)) return
  if (isWorn(name) && putOn(sentence, name, number === 'many' || isInPlural(sentence, index), index)) return
  const next = sentence.units[index + 1]
  // „para kotów” are two of them, „para na ławce” is a couple.
  if (
    name === 'couple' &&
    // „para zakochanych” is one couple.
    next?.senses.some((one) => one.kind === 'thing' && one.number !== 'one' && one.name !== 'couple') === true
  ) {
    sayOfNext(sentence, { count: 2 }, index)
    return
  }
  if (isFamilyOf(sentence, name, index)) return
  // “baby elephant”
  if (name === 'baby' && isThing(next) && next?.words[0].isAfterStop === false) {
    sayOfNext(sentence, { sizes: ['small'] }, index)
    return
  }
  const isMany =
    number === 'many' ||
    isPluralPhrase(sentence, name, index) ||
    isOfField(sentence, name, index) ||
    (number === 'either' && !isOfSomebody(sentence, index))
  const { pose, sizes, count: said, from } = sentence.pending
  const colours =
    sentence.pending.colours.length > 0 ? sentence.pending.colours : colourOfKind(sentence, name, index)
  sentence.pending = PLAIN
  if (name === 'friends' && said !== null) {
    addPeople(sentence, said, pose, [...from, index])
    if (sentence.last !== null) join(sentence, sentence.last, index)
    return
  }
  const bunch = name === 'balloon' && isMany && said === null ? 'balloons' : name
  const asked = said ?? (isMany && !COLLECTIVE.has(bunch) ? SEVERAL : 1)
  draw(sentence, from)
  if (asked > COUNT_MOST) missCount(sentence, index)
  const isOne = asked === 1 && !SEVERAL_COLOURS.has(bunch)
  if (isOne) missColours(sentence, from)
  const thing = {
    ...just(bunch),
    count: isAlwaysSeveral(bunch) ? 1 : within(asked),
    colours: isOne ? colours.slice(0, 1) : colours,
    pose,
    of: fruitOf(sentence, bunch, index) ?? goodsOf(sentence, bunch, index),
  }
  const isMore = said !== null || isMany || colours.length > 0 || sizes.length > 0
  const [size = null, ...otherSizes] = sizes
  if (hold(sentence, { ...thing, size }, index)) {
    sentence.relating = null
    return
  }
  const filled = thing.count > 1 || isMany ? filledWith(sentence, bunch, index) : null
  addThing(sentence, { ...thing, size }, isMore, index)
  noteRole(sentence, index)
  if (filled !== null) putInto(sentence, filled, index)
  else if (sentence.last !== null) join(sentence, sentence.last, index)
  for (const other of otherSizes) addThing(sentence, { ...thing, size: other }, true, index)
}

/** “a bottle of champagne and two glasses”: nobody's spectacles. */
function meant(sentence: Sentence, name: MotifName, index: number): MotifName {
  const { units, found, relating } = sentence
  const isGlass = name === 'eyeglasses' && units[index]?.words[0].folded === 'glasses'
  // „koala z maluchem”: no car.
  const isYoung = name === 'car' && (units[index]?.words[0].folded ?? '').startsWith('maluchem')
  if (isYoung && found.motifs.some((motif) => isAnimal(motif.name))) return 'baby'
  const isPoured = found.motifs.some((motif) => motif.name === 'bottle' || motif.name === 'glasses')
  if (isGlass && isPoured) return 'glasses'
  // „pod kwitnącą wiśnią” is a tree.
  const isTree = name === 'cherry' && (isBlooming(sentence, index) || relating?.name === 'under')
  return isTree ? 'tree' : name
}

/** „pani ogrodnik”, “lady gardener”: one woman of that trade. */
function isLadyOfTrade({ units, last, found }: Sentence, name: MotifName, index: number): boolean {
  const who = last === null ? undefined : found.motifs[last]
  const isRight = isThing(units[index - 1]) && units[index]?.words[0].isAfterStop === false
  return isRight && name === 'man' && who?.name === 'woman' && who.count === 1
}

/** “an umbrella made of a leaf”: it can't be made of that, which is reported. */
function isMadeOf({ units, last, ends }: Sentence, index: number): boolean {
  let at = index - 1
  while (isSaidOfIt(units[at])) at -= 1
  const isMade = /^(?:made|zrobion|wykonan|ulepion|uszyt)/.test(units[at - 1]?.words[0].folded ?? '')
  if (last === null || !isMade || !MADE_OF.has(units[at]?.words[0].folded ?? '')) return false
  ends.fill('unread', at - 1, index + 1)
  return true
}

/** Things that a verb puts into the hands: „podlewa kwiaty konewką” names the can again. */
const USED: ReadonlySet<MotifName> = new Set(['wateringcan', 'palette', 'fishingrod', 'wool', 'kite'])

function isUsed({ found }: Sentence, name: MotifName): boolean {
  return USED.has(name) && found.motifs.some(({ holds }) => holds?.name === name)
}

/** „na stosie książek”, “on a pile of presents”: several are drawn as one. */
function notePile({ units, ends }: Sentence, index: number): void {
  const at = units[index - 1]?.words[0].folded === 'of' ? index - 2 : index - 1
  if (/^(?:stos|stosie|stosik|pile|stack)$/.test(units[at]?.words[0].folded ?? '')) ends[at] = 'drawn'
}

/** „gałąź eukaliptusa”, „gałązka świerku”: the tree of a branch. */
function isLeafOf(name: MotifName, whole: MotifName | undefined): boolean {
  return whole === 'branch' && (name === 'leaf' || name === 'spruce' || name === 'tree' || name === 'birch')
}

/** „koala z maluszkiem”: the animal with this young one; null for a human baby. */
function animalWith(sentence: Sentence, index: number): MotifName | null {
  const { units, last, found } = sentence
  const before = namedBefore(sentence, index)
  const named = last === null ? undefined : found.motifs[last]
  // „koala na drzewie z maluchem”
  const animal =
    named !== undefined && canHold(named.name)
      ? named
      : found.motifs.find(({ relation }) => relation?.to === named?.name)
  const isYoung = (units[index]?.words[0].folded ?? '').startsWith('malu')
  // “a kangaroo and her baby”
  const isIts = /^(?:her|his|its|swoim|swoje)$/.test(units[index - 1]?.words[0].folded ?? '')
  const isJoined = WITH.has(units[before]?.words[0].folded ?? '') || (isIts && isAnd(units[before]))
  const isWith = (isYoung || isIts) && isJoined && isThing(units[before - 1])
  return isWith && animal !== undefined && isAnimal(animal.name) ? animal.name : null
}

/** „stragany na jarmarku”: they are the market. */
function isSameMarket({ found }: Sentence, name: MotifName): boolean {
  return name === 'stall' && found.motifs.some((motif) => motif.name === 'stall')
}

/** The unit that only “of” and articles separate from this one: “a cup of coffee”, “reading a book”. */
function namedBefore({ units }: Sentence, index: number): number {
  let at = index - 1
  while (units[at]?.words[0].folded === 'of' || ARTICLES.has(units[at]?.words[0].folded ?? '')) at -= 1
  return at
}

/** „rodzina misiów”, “a bear family”: three of them, “a penguin couple”: two, and no people. */
function isFamilyOf(sentence: Sentence, name: MotifName, index: number): boolean {
  if (name !== 'family' && name !== 'couple') return false
  const many = name === 'family' ? SEVERAL : 2
  const { units, last, found } = sentence
  const of = units[index + 1]?.words[0].folded === 'of' ? units[index + 2] : units[index + 1]
  const isOfAnimals =
    of?.words[0].isAfterStop === false &&
    of.senses.some((sense) => sense.kind === 'thing' && sense.number !== 'one' && isAnimal(sense.name))
  if (isOfAnimals) {
    sayOfNext(sentence, { count: many }, index)
    return true
  }
  const animal = last === null ? undefined : found.motifs[last]
  const isRight = isThing(units[index - 1]) && units[index]?.words[0].isAfterStop === false
  if (last === null || animal === undefined || !isRight || !isAnimal(animal.name) || animal.count > 1)
    return false
  found.motifs[last] = { ...animal, count: many }
  sentence.ends[index] = 'drawn'
  return true
}

function isAnimal(name: MotifName): boolean {
  return canHold(name) && !PEOPLE.has(name)
}

/**
 * „koszyk truskawek”, „auto pełne prezentów”: they look out over its edge, and the next words describe the container.
 */
function putInto(
  sentence: Sentence,
  { container, at }: NonNullable<ReturnType<typeof filledWith>>,
  index: number,
): void {
  const { motifs, placings } = sentence.found
  const to = motifs[container]
  const thing = sentence.last === null ? undefined : motifs[sentence.last]
  if (to === undefined || thing === undefined || sentence.last === null) return
  if (thing.relation !== null || leadsTo(sentence, container, sentence.last)) return
  motifs[sentence.last] = { ...thing, relation: { name: 'in', to: to.name } }
  if (at !== null) {
    placings.push({ at, through: index, to: to.name })
    sentence.ends[at] = 'placed'
  }
  sentence.relating = null
  sentence.togetherAt = index
}

/** „dwoje ludzi”: as many as were named, and not the three that friends are. */
function addPeople(
  sentence: Sentence,
  said: number,
  pose: WantedMotif['pose'],
  from: readonly number[],
): void {
  const index = from.at(-1) ?? 0
  draw(sentence, from)
  if (said === 2) addThing(sentence, { ...just('couple'), pose }, true, index)
  else if (said === 3) addThing(sentence, { ...just('friends'), pose }, true, index)
  else {
    const count = within(said)
    if (said > COUNT_MOST) missCount(sentence, index)
    addThing(sentence, { ...just('woman'), count: Math.ceil(count / 2), pose }, true, index)
    if (count > 1) addThing(sentence, { ...just('man'), count: Math.floor(count / 2), pose }, true, index)
  }
}

/** „czarny kot i biały kot” are two cats, one of each colour; a small one and a large one are drawn separately. */
function addThing(sentence: Sentence, thing: WantedMotif, isMore: boolean, index: number): void {
  const { motifs } = sentence.found
  const earlier = motifs.findIndex(
    ({ name, size }) => name === thing.name && (!isMore || size === thing.size),
  )
  const before = motifs[earlier]
  const drawn = motifs.reduce((sum, { count }) => sum + count, 0)
  const room = Math.min(thing.count, THINGS_MOST - drawn)
  sentence.ends[index] = 'drawn'
  if (before !== undefined && !isMore) sentence.last = earlier
  else if (room <= 0 || (before === undefined && motifs.length === KINDS_MOST)) missThing(sentence, index)
  else if (before === undefined) {
    if (room < thing.count) missCount(sentence, index)
    sentence.last = motifs.push({ ...thing, count: room }) - 1
  } else {
    sentence.last = earlier
    motifs[earlier] = {
      ...before,
      count: isAlwaysSeveral(thing.name) ? 1 : within(before.count + room),
      colours: [...before.colours, ...thing.colours],
      pose: before.pose ?? thing.pose,
    }
  }
}

/** There is no room for it any more. */
function missThing(sentence: Sentence, index: number): void {
  sentence.ends[index] = 'unread'
  sentence.last = null
}

/** „50 kotów”: as many as fit, and the number is reported as not understood. */
function missCount(sentence: Sentence, index: number): void {
  const number = sentence.units[index - 1]
  if (number?.senses.some(({ kind }) => kind === 'count') === true) sentence.ends[index - 1] = 'unread'
}

/** „czarny i biały kot”: one thing is painted in one colour. */
function missColours(sentence: Sentence, from: readonly number[]): void {
  const said = from.filter((at) => sentence.units[at]?.senses.some(({ kind }) => kind === 'colour'))
  for (const at of said) if (at !== said[0]) sentence.ends[at] = 'unread'
}

/** „portret sowy”, „małej sowy”: one of them, though „sowy” alone are several. */
function isOfSomebody(sentence: Sentence, index: number): boolean {
  const before = sentence.units[index - 1]?.words.at(-1)?.folded ?? ''
  const isOfDay = sentence.units[index - 1]?.senses.some(({ kind }) => kind === 'occasion') ?? false
  if (isOfDay || isThing(sentence.units[index - 1])) return true
  // „w wieży”: no plural ends so there.
  if (/^w[e]?$/.test(before) && /(?:zy|dzi|ci|si|zi)$/.test(sentence.units[index]?.words[0].folded ?? ''))
    return true
  return /(?:ej|^dachu|^roof|^portret|^obrazek|^rysunek|^zdjecie|^zdjecia|^ilustracja|^dla|^od|^do|^na|^z|^ze|^u|^przy|^obok|^kolo|^wokol|^dookola|^naprzeciw|^naprzeciwko|^around|^barana|^ramionach|^barkach|^plecach)$/.test(
    before,
  )
}
