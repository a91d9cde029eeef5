import { isAdjective } from '../adjectives.ts'
import type { MotifName } from '../brief.ts'
import { FIELD_FLOWERS } from '../gathered.ts'
import type { Unit } from '../units.ts'
import type { Sentence } from './sentence.ts'

/** „w polu lawendy”, “a lavender field”: it is full of them. */
export function isOfField({ units }: Sentence, name: MotifName, index: number): boolean {
  const next = units[index + 1]
  let at = index - 1
  while (isAdjective(units[at]) || units[at]?.words[0].folded === 'of') at -= 1
  return (
    FIELD_FLOWERS.has(name) &&
    (isMeadow(units[at]) || (next?.words[0].isAfterStop === false && isMeadow(next)))
  )
}

function isMeadow(unit: Unit | undefined): boolean {
  return unit?.senses.some((sense) => sense.kind === 'setting' && sense.name === 'meadow') ?? false
}
