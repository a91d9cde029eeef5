import type { RelationName } from '../brief.ts'
import { PEOPLE } from '../people.ts'
import type { Unit } from '../units.ts'
import { isSaidOfIt, WITH } from './unitKinds.ts'

/** „kot pod stołem” needs a whole table; „tort na stole” has the table of the room, unless figures are at it. */
const ROUND_TABLES: ReadonlySet<RelationName> = new Set([
  'under',
  'front',
  'behind',
  'above',
  'beside',
  'around',
])

/** A table is a thing when others are under or around it, and else a place. */
export function asMeant(unit: Unit, index: number, units: readonly Unit[]): Unit {
  if (!unit.senses.some(isTable) && !isPhrase(unit)) return unit
  let at = index - 1
  while (isSaidOfIt(units[at]) || isUnknown(units[at], units[at + 1]) || isOfOccasion(units[at])) at -= 1
  const before = units[at]
  const relations = before?.senses.flatMap((sense) => (sense.kind === 'relation' ? [sense.name] : [])) ?? []
  const isRound =
    relations.some((name) => ROUND_TABLES.has(name)) ||
    ((relations.includes('on') || isLaid(units[index + 1])) && units.some(isPerson))
  if (isRound && isPhrase(unit)) return { ...unit, senses: [{ kind: 'thing', name: 'table', number: 'one' }] }
  return { ...unit, senses: unit.senses.filter((sense) => isTable(sense) === isRound) }
}

/** „drewnianym stołem”, “kitchen table”: a phrase of the room’s table. */
function isPhrase({ words, senses }: Unit): boolean {
  const isRoom = senses.some((sense) => sense.kind === 'setting' && sense.name === 'room')
  return isRoom && words.length > 1 && /^(?:stol|stole|stolem|stolu|table)$/.test(words.at(-1)?.folded ?? '')
}

/** „pod okrągłym stołem”: an unknown word describes the following thing. */
function isUnknown(unit: Unit | undefined, next: Unit | undefined): boolean {
  const isSilent = unit !== undefined && unit.senses.length + unit.asked.length === 0
  return isSilent && next?.words[0].isAfterStop === false
}

/** „przy wigilijnym stole” */
function isOfOccasion(unit: Unit | undefined): boolean {
  return unit?.senses.some(({ kind }) => kind === 'occasion') ?? false
}

/** „stół z tortem” */
function isLaid(next: Unit | undefined): boolean {
  return next?.words[0].isAfterStop === false && WITH.has(next.words[0].folded)
}

function isPerson({ senses }: Unit): boolean {
  return senses.some((sense) => sense.kind === 'thing' && PEOPLE.has(sense.name))
}

function isTable(sense: Unit['senses'][number]): boolean {
  return sense.kind === 'thing' && sense.name === 'table'
}
