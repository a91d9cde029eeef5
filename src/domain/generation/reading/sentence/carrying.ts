import { KINDS_MOST } from '../counts.ts'
import type { MotifName, WantedMotif } from '../brief.ts'
import { canHold } from '../wearing.ts'
import type { Sentence } from './sentence.ts'

/** Those who are carried by the others, whoever was named first. */
const YOUNG: ReadonlySet<MotifName> = new Set(['girl', 'boy', 'child', 'baby'])

function isYoung({ name, size }: WantedMotif): boolean {
  return YOUNG.has(name) || size === 'small'
}

/**
 * „tata niesie córkę na barana”, „synek na ramionach taty”, “dad gives his son a piggyback ride”: one of two figures
 * sits on the shoulders of the other one. Without two of them it is reported.
 */
export function carryOnShoulders({ found: { motifs }, shoulders, ends }: Sentence): void {
  if (shoulders === null) return
  const figures = motifs.flatMap((motif, at) => (canHold(motif.name) ? [at] : []))
  const isCarried = figures.some((at) => {
    const { relation } = motifs[at] ?? { relation: null }
    return relation?.name === 'on' && canHold(relation.to)
  })
  const hasRucksack = figures.some((at) => motifs[at]?.holds?.name === 'backpack')
  if (isCarried || hasRucksack) {
    for (const at of shoulders.at) ends[at] = 'drawn'
    return
  }
  const pair = pairOf(motifs, figures, shoulders.named)
  if (pair === null) return
  const [rider, carrier] = pair
  const [riding, carrying] = [motifs[rider], motifs[carrier]]
  if (riding === undefined || carrying === undefined || carrying.count > 1) return
  motifs[rider] = {
    ...riding,
    pose: riding.pose === 'hugging' ? null : riding.pose,
    relation: { name: 'on', to: carrying.name },
  }
  motifs[carrier] = { ...carrying, pose: carrying.pose === 'hugging' ? null : carrying.pose }
  for (const at of shoulders.at) ends[at] = 'drawn'
}

/** The indices of rider and carrier; null when there aren't two. `named` is the number of things before the words. */
function pairOf(
  motifs: WantedMotif[],
  figures: readonly number[],
  named: number,
): readonly [rider: number, carrier: number] | null {
  const before = figures.filter((at) => at < named)
  const after = figures.filter((at) => at >= named)
  const [first, second] =
    before.length > 1 || after.length === 0 ? before.slice(-2) : [...before.slice(-1), ...after]
  if (first === undefined) return null
  if (second === undefined) return heldBy(motifs, first)
  const [one, other] = [motifs[first], motifs[second]]
  if (one === undefined || other === undefined) return null
  // „niesie córkę na barana” names the carrier first, „córka na barana u taty” the rider.
  const isCarrierFirst =
    isYoung(one) === isYoung(other) ? before.includes(second) || before.length === 0 : isYoung(other)
  return isCarrierFirst ? [second, first] : [first, second]
}

/** „tata niesie psa na barana”: it isn't in his hands. */
function heldBy(motifs: WantedMotif[], carrier: number): readonly [rider: number, carrier: number] | null {
  const who = motifs[carrier]
  const held = who?.holds ?? null
  if (who === undefined || held === null || !canHold(held.name) || motifs.length >= KINDS_MOST) return null
  motifs[carrier] = { ...who, holds: null }
  return [motifs.push(held) - 1, carrier]
}
