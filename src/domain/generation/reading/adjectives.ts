import type { Unit } from './units.ts'

/** Whether a unit names a thing. */
export function isThing(unit: Unit | undefined): boolean {
  return unit?.senses.some(({ kind }) => kind === 'thing') ?? false
}

/** „kot i pies” */
export function isAnd(unit: Unit | undefined): boolean {
  return unit !== undefined && ['i', 'and', 'oraz', 'a'].includes(unit.words[0].folded)
}

/** Whether a unit describes a thing. */
export function isAdjective(unit: Unit | undefined): boolean {
  if (unit === undefined) return false
  const { folded } = unit.words[0]
  const kinds = new Set(unit.senses.map(({ kind }) => kind))
  if (DESCRIBING.some((kind) => kinds.has(kind))) return true
  return (
    /(?:y|i|a|e|ego|ych|ich|ej)$/.test(folded) &&
    folded.length > 4 &&
    (kinds.has('small') || kinds.has('season'))
  )
}

const DESCRIBING = ['colour', 'size', 'pose', 'mood', 'count', 'style'] as const

/** „na granatowym tle” */
export function isGround(unit: Unit | undefined): boolean {
  return unit?.senses.some((sense) => sense.kind === 'setting' && sense.name === 'plain') ?? false
}

/** The kind of thing that the adjectives at `index` describe; `ground` is the one behind everything. */
export function kindAfter(
  units: readonly Unit[],
  index: number,
): 'thing' | 'setting' | 'ground' | 'unknown' | 'none' {
  // „róże czerwone i białe tulipany”: an adjective right behind a thing describes it.
  const isBehind = isThing(units[index - 1])
  for (let at = index + 1; at < units.length; at += 1) {
    const unit = units[at]
    if (unit === undefined || unit.words[0].isAfterStop) return 'none'
    const kinds = unit.senses.map(({ kind }) => kind)
    if (kinds.includes('thing') || kinds.includes('clothes')) return 'thing'
    if (isGround(unit)) return 'ground'
    if (kinds.includes('setting') || kinds.includes('sky')) return 'setting'
    if (unit.asked.length > 0) return 'none'
    if (kinds.length === 0) return 'unknown'
    // “a golden birthday crown”
    if (kinds.includes('occasion')) continue
    const joins = isAnd(unit) && isAdjective(units[at + 1]) && !isBehind
    if (!joins && !isAdjective(unit)) return 'none'
  }
  return 'none'
}
