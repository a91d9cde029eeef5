import { isAdjective, isThing } from '../adjectives.ts'
import type { MotifName } from '../brief.ts'
import { isPartOf } from '../gathered.ts'
import type { Unit } from '../units.ts'
import { ARTICLES, isSaidOfIt, MADE_OF } from './unitKinds.ts'
import type { Sentence } from './sentence.ts'

/** The parts that a thing is drawn with anyway: their names as written, folded. */
const PARTS: Readonly<Partial<Record<MotifName, string>>> = {
  snowman: 'nos nosa nosem nose marchewki guziki guzikami guzikow buttons weglem wegielkami arms twigs twig',
  unicorn: 'rog rogu rogiem horn grzywa grzywe grzywy mane ogonem tail',
  horse: 'grzywa grzywe grzywy mane ogonem tail',
  lion: 'grzywa grzywe grzywy mane ogonem tail',
  elephant: 'traba trabe traby trabie trunk uszami ears',
  hare: 'uszami uszy ears',
  giraffe: 'szyja szyje neck',
  cat: 'wasami whiskers ogonem tail',
  fox: 'ogonem ogon kita kite tail',
  squirrel:
    'ogonem ogon kita tail zoledziem zoladz acorn orzechem orzeszkiem orzechy orzeszki orzech nut nuts',
  raccoon: 'ogonem ogon tail',
  wolf: 'ogonem ogon tail',
  hedgehog: 'kolcami kolce kolcach spikes grzbiecie back',
  butterfly: 'skrzydlami skrzydla wings',
  angel: 'skrzydlami skrzydla wings',
  fairy: 'skrzydlami skrzydla wings rozdzka rozdzke wand',
  parrot: 'skrzydlami skrzydla wings piorami feathers',
  santa: 'broda brode beard brody workiem worek sack',
  dandelion: 'nasiona nasionka nasionami seeds seed',
  seal: 'nosie nosem nos nose',
  witch: 'miotla miotle miotly broom broomstick',
  windmill: 'skrzydlami skrzydla sails',
}

/** Things that are a part of another one and never stand by themselves: the carrot of a snowman is its nose, a sloth hangs from its own branch. */
const PART_THINGS: Readonly<Partial<Record<MotifName, MotifName>>> = { snowman: 'carrot', sloth: 'branch' }

const setOf = (words: string | undefined): ReadonlySet<string> => new Set(words?.split(' '))

/** „bałwan z nosem”, “an elephant with its trunk up”: an unknown word for a part that the thing named before is drawn with. */
export function isOwnPart({ units, last, found }: Sentence, index: number): boolean {
  const owner = last === null ? undefined : found.motifs[last]
  const word = units[index]?.words[0].folded ?? ''
  // „z białymi skrzydłami”: its description isn’t drawn, and the whole is reported.
  if (isSaid(units[index - 1])) return false
  return [owner, owner?.holds].some(
    (one) => one !== undefined && one !== null && setOf(PARTS[one.name]).has(word),
  )
}

/** Whether a unit is an adjective or an unknown word. */
function isSaid(unit: Unit | undefined): boolean {
  if (unit === undefined) return false
  return isAdjective(unit) || unit.senses.length + unit.asked.length === 0
}

/** „wisi na” */
function isResting(unit: Unit | undefined): boolean {
  return (
    unit?.senses.some(
      ({ kind, ...sense }) => kind === 'resting' || ('name' in sense && sense.name === 'on'),
    ) ?? false
  )
}

/** It is drawn, and the thing named after it can be worn: “with a carrot nose and a red scarf”. */
export function noteOwnPart(sentence: Sentence, index: number): void {
  sentence.ends[index] = 'drawn'
  sentence.lastWorn = index
}

/** Whether a unit may stand between a thing and its part. */
function isBetween(unit: Unit | undefined): boolean {
  const word = unit?.words[0].folded ?? ''
  return isSaidOfIt(unit) || isResting(unit) || MADE_OF.has(word) || ARTICLES.has(word)
}

/** „balkon z kwiatami”: it is drawn with them. */
function isOnRailing(owner: MotifName, name: MotifName): boolean {
  return owner === 'balcony' && isPartOf(name, owner)
}

/** „bałwan z marchewką”, “a snowman with a carrot nose”. */
export function isPartOfLast(sentence: Sentence, name: MotifName, index: number): boolean {
  const { units, last, found } = sentence
  const owner = last === null ? undefined : found.motifs[last]
  if (owner === undefined || (PART_THINGS[owner.name] !== name && !isOnRailing(owner.name, name)))
    return false
  let at = index - 1
  while (isBetween(units[at]) || isOwnPart(sentence, at)) at -= 1
  return isThing(units[at])
}
