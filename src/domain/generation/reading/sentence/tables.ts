import type { RelationName } from '../brief.ts'
import type { Unit } from '../units.ts'
import { isSaidOfIt } from './unitKinds.ts'

/** „kot pod stołem” needs one that is seen whole; „tort na stole” has the table of the room. */
const ROUND_TABLES: ReadonlySet<RelationName> = new Set(['under', 'front', 'behind', 'above', 'beside'])

/** A table is a thing where others are under or around it, and else a place. */
export function asMeant(unit: Unit, index: number, units: readonly Unit[]): Unit {
  if (!unit.senses.some(isTable)) return unit
  let at = index - 1
  while (isSaidOfIt(units[at])) at -= 1
  const before = units[at]
  const isRound =
    before !== undefined &&
    before.senses.some((sense) => sense.kind === 'relation' && ROUND_TABLES.has(sense.name))
  return { ...unit, senses: unit.senses.filter((sense) => isTable(sense) === isRound) }
}

function isTable(sense: Unit['senses'][number]): boolean {
  return sense.kind === 'thing' && sense.name === 'table'
}
