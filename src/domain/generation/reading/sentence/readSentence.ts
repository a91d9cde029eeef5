import { isAnd, isThing, kindAfter } from '../adjectives.ts'
import type { End, MotifName, SettingName } from '../brief.ts'
import { dedicationAt } from '../dedication.ts'
import type { Asked } from '../directions.ts'
import { add, type Found } from '../found.ts'
import { isEmbracing } from '../relations.ts'
import { KINDS_MOST } from '../counts.ts'
import type { Unit } from '../units.ts'
import type { Sense } from '../vocabulary.ts'
import { canHold } from '../wearing.ts'
import { isBeforeThing, moveThings, noteColour, noteSize } from './describing.ts'
import { paints, playsGame } from './doing.ts'
import { embrace, missEmbraces } from './embracing.ts'
import { noteFrame } from './framing.ts'
import { noteThing } from './naming.ts'
import { actorOf, isInstrumentNext } from './holding.ts'
import { isOwnPart, noteOwnPart } from './ownParts.ts'
import { leaveTogether, noteSpot } from './relating.ts'
import { isInPlural, putOn } from './puttingOn.ts'
import { animalsOf } from './animals.ts'
import { blowOut, blows, build, comeToNest, feeds } from './acting.ts'
import { bringAlong, sitDownToPicnic } from './bringing.ts'
import { lookFromWindow } from './windows.ts'
import { carryOnShoulders } from './carrying.ts'
import { harness } from './harnessing.ts'
import { playRoles } from './roles.ts'
import { belongsToTrade, tradeBefore } from './tradeClothes.ts'
import { dress } from './titles.ts'
import { PLAIN, sayOfNext, Sentence } from './sentence.ts'
import { asMeant } from './tables.ts'
import { isNewHome, isPlaying, isSaidOfIt } from './unitKinds.ts'

/** A prompt's reading, and the end of each of its units. */
interface Reading {
  readonly found: Found
  readonly ends: End[]
}

/** Senses that end a negation: „las bez śniegu jesienią” is in autumn. */
const NAMED: ReadonlySet<Sense['kind']> = new Set([
  'thing',
  'weather',
  'setting',
  'occasion',
  'season',
  'time',
  'sky',
])

/** Reads a prompt once, from left to right, and joins each word to the thing it describes. */
export function readSentence(prompt: string, units: readonly Unit[], unwanted: readonly Sense[]): Reading {
  const sentence = new Sentence(prompt, units.map(asMeant), unwanted)
  for (let index = 0; index < sentence.units.length;) index = take(sentence, index)
  carryOnShoulders(sentence)
  blowOut(sentence)
  comeToNest(sentence)
  build(sentence)
  missEmbraces(sentence)
  harness(sentence)
  playRoles(sentence)
  lookFromWindow(sentence)
  bringAlong(sentence)
  sitDownToPicnic(sentence)
  dress(sentence)
  return { found: sentence.found, ends: sentence.ends }
}

function take(sentence: Sentence, index: number): number {
  const unit = sentence.units[index]
  if (unit === undefined) return index + 1
  if (unit.words[0].isAfterStop) {
    const together = isListed(sentence, index) ? sentence.together : null
    sentence.pending = PLAIN
    sentence.last = null
    sentence.holding = null
    leaveTogether(sentence)
    if (together !== null) {
      sentence.together = together
      sentence.listedAt = index
    }
    sentence.clause = sentence.found.motifs.length
    sentence.negatedUntil = -1
  }
  // “in a Christmas stocking”
  const isOfOccasion =
    unit.senses.some(({ kind }) => kind === 'occasion') &&
    isThing(sentence.units[index + 1]) &&
    !isOnTheDay(sentence, unit)
  // “in spring flowers”
  const isOfSeason =
    unit.senses.some(({ kind }) => kind === 'season') &&
    isThing(sentence.units[index + 1]) &&
    sentence.units[index + 1]?.words[0].isAfterStop === false
  // “on a pile of books”
  const isOf = unit.words[0].folded === 'of'
  const isCarry = unit.senses.some(({ kind }) => kind === 'shoulders')
  const isKept =
    isCarry || isOfSeason || isOf || isThing(unit) || isSaidOfIt(unit) || isNewHome(unit) || isOfOccasion
  const isOther = unit.senses.length + unit.asked.length > 0 && !isKept
  if (sentence.relating !== null && isOther) {
    flyOver(sentence, unit)
    sentence.relating = null
  }
  const dedication =
    sentence.found.dedication === null ? dedicationAt(sentence.units, index, sentence.prompt) : null
  if (dedication !== null) {
    sentence.found.dedication = dedication.text
    if (dedication.occasion !== null) sentence.found.occasions.push({ name: dedication.occasion, at: null })
    sentence.ends.fill('written', index, dedication.next)
    return dedication.next
  }
  if (index <= sentence.negatedUntil) leaveOut(sentence, unit, index)
  else if (unit.asked.length > 0) for (const asked of unit.asked) direct(sentence, asked, index)
  else if (unit.senses.length === 0) {
    sentence.pending = PLAIN
    const trade = tradeBefore(sentence, null, index)
    if (feeds(sentence, index) || noteAnimals(sentence, index)) return index + 1
    if (trade !== null) {
      sentence.tradeOfNext = { trade, at: index }
      sentence.ends[index] = 'drawn'
    } else if (isOwnPart(sentence, index)) noteOwnPart(sentence, index)
    // „w płaszczu przeciwdeszczowym i kaloszach”: the list of clothes goes on behind it.
    else if (!belongsToTrade(sentence, null, index) && isOfGarment(sentence, index)) sentence.lastWorn = index
  } else for (const sense of unit.senses) if (!isUnwanted(sentence, sense)) note(sentence, sense, index)
  return index + 1
}

/** „mama, tata i dziecko na ławce”: a figure between a figure and „i”, with nothing but a comma before it. */
function isListed({ units, prompt, together, found }: Sentence, index: number): boolean {
  const [before, unit, next, last] = [units[index - 1], units[index], units[index + 1], units[index + 2]]
  const from = before?.words.at(-1)?.end ?? 0
  const isComma = /^,\s*$/.test(prompt.slice(from, unit?.words[0].start ?? 0))
  const isOn = isAnd(next) && isThing(last)
  const isFigure = together.length > 0 && together.every((at) => canHold(found.motifs[at]?.name ?? 'rose'))
  return isComma && isThing(before) && isThing(unit) && isOn && isFigure
}

/** Places above which a flying figure is; over a lake it stands. */
const FLOWN_OVER: ReadonlySet<SettingName> = new Set([
  'city',
  'village',
  'forest',
  'mountains',
  'meadow',
  'desert',
])
/** Figures that fly there, though they are drawn on the ground elsewhere. */
const FLIERS: ReadonlySet<MotifName> = new Set(['sleigh', 'dragon', 'unicorn', 'superhero', 'angel', 'fairy'])

/** „Mikołaj w saniach nad miastem”. */
function flyOver({ relating, found }: Sentence, { senses }: Unit): void {
  const isOver = senses.some((sense) => sense.kind === 'setting' && FLOWN_OVER.has(sense.name))
  const isWater = senses.some(
    (sense) => sense.kind === 'setting' && (sense.name === 'lake' || sense.name === 'sea'),
  )
  if (relating?.name === 'above' && (isOver || isWater))
    for (const at of relating.who) {
      // „balon nad górami”: no toy flies there.
      const motif = found.motifs[at]
      if (motif?.name === 'balloon' && motif.count === 1 && motif.of === null)
        found.motifs[at] = { ...motif, name: 'airballoon' }
    }
  if (relating?.name !== 'above' || !isOver) return
  for (const at of relating.who) {
    const motif = found.motifs[at]
    if (motif !== undefined && FLIERS.has(motif.name) && motif.pose === null)
      found.motifs[at] = { ...motif, pose: 'flying' }
  }
}

/** „na urodziny taty”: here „na” places no thing. */
function isOnTheDay({ units, relating }: Sentence, { words }: Unit): boolean {
  const isNa = relating !== null && units[relating.at]?.words[0].folded === 'na'
  return isNa && !/(?:ym|ej|ych)$/.test(words[0].folded)
}

/** „bez czerwonych balonów”: everything up to the next thing is unwanted. */
function leaveOut(sentence: Sentence, { senses, asked }: Unit, index: number): void {
  if (
    senses.some(({ kind }) => kind === 'small' || kind === 'relation') ||
    senses.length + asked.length === 0
  )
    return
  sentence.ends[index] = 'absence'
  if (sentence.negation !== null) sentence.ends[sentence.negation] = 'absence'
  for (const sense of senses)
    if (sense.kind === 'thing' || sense.kind === 'weather') sentence.found.absent.push(sense.name)
  if (senses.some(({ kind }) => NAMED.has(kind))) sentence.negatedUntil = -1
}

/** „kot na dachu”, without an owner of the roof: a house has one. */
function isBareRoof({ units, together }: Sentence, index: number): boolean {
  const [unit, next] = [units[index], units[index + 1]]
  const isRoof = unit?.words.some(({ folded }) => folded === 'dachu' || folded === 'roof') ?? false
  const isOf = unit?.words.at(-1)?.folded === 'of'
  const isNamed = next?.words[0].isAfterStop === false && (isThing(next) || isSaidOfIt(next))
  return isRoof && !isOf && together.length > 0 && !isNamed
}

/** Things with a roof that another thing can be on. */
const ROOFED: ReadonlySet<MotifName> = new Set([
  'car',
  'camper',
  'bus',
  'firetruck',
  'ambulance',
  'tractor',
  'truck',
  'house',
  'castle',
  'church',
  'train',
])

/** „auto z choinką na dachu”: the thing it was named with is on its own roof. */
function isOwnRoof(sentence: Sentence, index: number): boolean {
  const { together, found, last } = sentence
  // “Santa in a red car with a tree on the roof”
  const isRoofed = (at: number) => ROOFED.has(found.motifs[at]?.name ?? 'rose')
  const before = last === null ? undefined : last - 1
  const owner = together.find(isRoofed) ?? (before !== undefined && isRoofed(before) ? before : undefined)
  const roof = owner === undefined ? undefined : found.motifs[owner]
  if (owner === undefined || roof === undefined || last === null || last <= owner) return false
  const others = Array.from({ length: last - owner }, (_, step) => owner + 1 + step)
  for (const at of others) {
    const motif = found.motifs[at]
    if (motif !== undefined) found.motifs[at] = { ...motif, relation: { name: 'on', to: roof.name } }
  }
  found.placings.push({ at: index, through: index, to: roof.name })
  sentence.ends[index] = 'placed'
  sentence.relating = null
  return true
}

/** „bałwan z ptakiem na głowie”, “a bird on his head”: the thing it was named with carries it there. */
function isOnHead({ units, found, last, ends }: Sentence, index: number): boolean {
  let at = index + 1
  while (/^(?:his|her|its|the|swojej)$/.test(units[at]?.words[0].folded ?? '')) at += 1
  const thing = last === null ? undefined : found.motifs[last]
  const owner = last === null ? undefined : found.motifs[last - 1]
  const isHead = /^(?:glowie|head)$/.test(units[at]?.words[0].folded ?? '')
  if (
    isHead &&
    last !== null &&
    thing !== undefined &&
    thing.holds !== null &&
    found.motifs.length < KINDS_MOST
  ) {
    // „lis z jabłkiem na głowie”: it isn't in the hands.
    found.motifs[last] = { ...thing, holds: null }
    found.motifs.push({ ...thing.holds, relation: { name: 'on', to: thing.name } })
    found.placings.push({ at: index, through: at, to: thing.name })
    ends[index] = 'placed'
    ends[at] = 'placed'
    return true
  }
  if (!isHead || last === null || thing === undefined || owner === undefined || owner.count > 1) return false
  if (!canHold(owner.name) || thing.relation !== null) return false
  found.motifs[last] = { ...thing, relation: { name: 'on', to: owner.name } }
  found.placings.push({ at: index, through: at, to: owner.name })
  ends[index] = 'placed'
  ends[at] = 'placed'
  return true
}

/** „leśne zwierzęta wokół ogniska”: one of each is there, and what is said next is said of all. */
function noteAnimals(sentence: Sentence, index: number): boolean {
  const animals = animalsOf(sentence, index)
  if (animals === null) return false
  const first = sentence.found.motifs.length
  sentence.pending = PLAIN
  for (const name of animals) noteThing(sentence, { kind: 'thing', name, number: 'one' }, index)
  sentence.together = sentence.found.motifs.map((_, at) => at).filter((at) => at >= first)
  sentence.togetherAt = index
  return true
}

/** Whether an unknown word describes the clothes named right before it. */
function isOfGarment({ units, lastWorn }: Sentence, index: number): boolean {
  const isRight = lastWorn === index - 1 && units[index]?.words[0].isAfterStop === false
  return isRight && /(?:ym|ej|ych|im|ich)$/.test(units[index]?.words[0].folded ?? '')
}

/** Whether a unit names several things. */
function isSeveral(unit: Unit | undefined): boolean {
  return unit?.senses.some((sense) => sense.kind === 'thing' && sense.number === 'many') ?? false
}

/** Whether the thing named last has somebody on or in it already. */
function isOnIt({ last, found }: Sentence): boolean {
  const name = last === null ? undefined : found.motifs[last]?.name
  return found.motifs.some(
    ({ relation }) =>
      relation !== null && relation.to === name && (relation.name === 'on' || relation.name === 'in'),
  )
}

/** „chłopak oświadcza się dziewczynie”, “a dog chasing a cat”: it is done by who was named right before. */
function isVerbOfLast({ units, last, found }: Sentence, index: number): boolean {
  const who = last === null ? undefined : found.motifs[last]
  const [before, unit] = [units[index - 1], units[index]]
  return isThing(before) && unit?.words[0].isAfterStop === false && who !== undefined && canHold(who.name)
}

/** „kot spada z drzewa”, “a boy falling off a sled”: what falls from the sky is no figure. */
function isFigureFalling({ units, last, found }: Sentence, index: number): boolean {
  const motif = last === null ? undefined : found.motifs[last]
  const isRight = isThing(units[index - 1]) || /^(?:is|are)$/.test(units[index - 1]?.words[0].folded ?? '')
  return motif !== undefined && canHold(motif.name) && isRight && motif.pose === null
}

/** „pingwiny śpiewają gromko”, “a dog walking slowly”: right behind a thing, with no other one following. */
function isSaidOfLast({ units }: Sentence, index: number): boolean {
  return isThing(units[index - 1]) && kindAfter(units, index) === 'unknown'
}

/** Applies a direction's wish. An unsupported one stays unread. */
function direct(sentence: Sentence, asked: Asked, index: number): void {
  const { found } = sentence
  switch (asked.kind) {
    case 'framing':
      found.framings.push({ name: asked.name, at: index })
      break
    case 'view':
      found.views.push({ name: asked.name, at: index })
      break
    case 'camera':
      found.cameras.push({ name: asked.move, at: index })
      break
    case 'pace':
      found.paces.push({ name: asked.name, at: index })
      break
    case 'space':
      found.hasSpace = true
      sentence.ends[index] = 'space'
      break
    case 'frame':
      noteFrame(sentence, index, asked.isOfFlowers)
      break
    case 'spot':
      noteSpot(sentence, asked.spot, index)
      break
    case 'ignored':
      break
  }
}

function isUnwanted(sentence: Sentence, sense: Sense): boolean {
  return sentence.unwanted.some(
    (one) =>
      one.kind === sense.kind &&
      ('name' in one && 'name' in sense
        ? one.name === sense.name
        : 'colour' in one && 'colour' in sense && one.colour === sense.colour),
  )
}

function note(sentence: Sentence, sense: Sense, index: number): void {
  const { found } = sentence
  switch (sense.kind) {
    case 'thing':
      noteThing(sentence, sense, index)
      break
    case 'colour':
      // “juggling oranges”
      if (isSeveral(sentence.units[index])) break
      noteColour(sentence, sense.colour, index)
      break
    case 'size':
      noteSize(sentence, sense.name, index)
      break
    case 'pose':
      if (sense.name === 'singing' && playsGame(sentence, index)) break
      // “a kitten playing with a ball”: no music.
      if (sense.name === 'singing' && sentence.units[index + 1]?.words[0].folded === 'with') {
        sentence.ends[index] = 'small'
        break
      }
      if (isEmbracing(sense.name) && embrace(sentence, sense.name, index)) break
      if (isBeforeThing(sentence, index) && !isSaidOfLast(sentence, index) && !isVerbOfLast(sentence, index))
        sayOfNext(sentence, { pose: sense.name }, index)
      else moveThings(sentence, sense.name, index)
      break
    case 'clothes':
      // „w czerwonym swetrze”
      if (!putOn(sentence, sense.name, isInPlural(sentence, index), index)) sentence.pending = PLAIN
      break
    case 'count':
      sayOfNext(sentence, { count: sense.count }, index)
      break
    case 'negation':
      sentence.negation = index
      sentence.negatedUntil = index + 2
      break
    case 'setting':
      found.settings.push({ name: sense.name, at: index })
      break
    case 'occasion':
      found.occasions.push({ name: sense.name, at: index })
      // “in front of their new home”
      if (sentence.relating !== null && isNewHome(sentence.units[index]))
        noteThing(sentence, { kind: 'thing', name: 'house', number: 'one' }, index)
      break
    case 'season':
      found.seasons.push({ name: sense.name, at: index })
      break
    case 'time':
      found.times.push({ name: sense.name, at: index })
      break
    case 'mood':
      add(found.moods, sense.name)
      sentence.ends[index] = 'mood'
      break
    case 'weather':
      found.weather.push({ name: sense.name, at: index, word: sentence.units[index]?.words[0].folded ?? '' })
      break
    case 'style':
      found.styles.push({ name: sense.name, at: index })
      break
    case 'sky':
      found.skies.push(index)
      break
    case 'road':
      found.roads.push(index)
      break
    case 'falling':
      // „kot spada z drzewa”
      if (isFigureFalling(sentence, index)) moveThings(sentence, 'falling', index)
      else found.falling.push(index)
      break
    case 'holding':
      if (blows(sentence, index)) {
        sentence.blown = index
        break
      }
      sentence.holding =
        sentence.last === null ? null : { holder: actorOf(sentence) ?? sentence.last, at: index }
      break
    case 'relation':
      // „zaprzężona w dwa konie”
      if (sentence.pulling.includes(index - 1)) break
      // „gra na gitarze”
      if (
        sense.name === 'on' &&
        sentence.last !== null &&
        isPlaying(sentence.units[index - 1]) &&
        isInstrumentNext(sentence, index)
      )
        sentence.holding = { holder: sentence.last, at: index }
      else if (sense.name === 'on' && isOnHead(sentence, index)) sentence.relating = null
      else {
        sentence.relating = { name: sense.name, who: sentence.together, at: index }
        if (isBareRoof(sentence, index) && !isOwnRoof(sentence, index))
          noteThing(sentence, { kind: 'thing', name: 'house', number: 'one' }, index)
      }
      break
    case 'resting':
      sentence.resting = sentence.together.length === 0 ? null : index
      // „dzieci na sankach zjeżdżają”
      if (isOnIt(sentence)) sentence.ends[index] = 'drawn'
      break
    case 'shoulders':
      sentence.shoulders = {
        at: [...(sentence.shoulders?.at ?? []), index],
        named: sentence.shoulders?.named ?? found.motifs.length,
      }
      break
    case 'building':
      sentence.building.push({ at: index, who: sentence.together })
      break
    case 'pulling':
      sentence.pulling.push(index)
      break
    case 'small':
      paints(sentence, index)
      break
  }
}
