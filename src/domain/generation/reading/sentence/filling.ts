import type { MotifName } from '../brief.ts'
import { isContainer } from '../relations.ts'
import type { Sentence } from './sentence.ts'
import { isSaidOfIt } from './unitKinds.ts'
import { isThing } from '../adjectives.ts'

const FULL: ReadonlySet<string> = new Set(
  'full pelen pelna pelne pelny pelnym pelnymi pelnej pelnego'.split(' '),
)

/** What a container holds of which nothing but the two is said: „koszyk truskawek”. */
const FILLINGS: ReadonlySet<MotifName> = new Set([
  'apple', 'cherry', 'lemon', 'strawberry', 'mushroom', 'carrot', 'banana', 'croissant', 'donut', 'lollipop', 'candycane',
  'gingerbread', 'shell', 'bauble',
]) // prettier-ignore

/** A container that a thing is said to fill: where it stands in `motifs`, and the unit that says so, if one does. */
export function filledWith(
  { units, last, found }: Sentence,
  name: MotifName,
  index: number,
): { readonly container: number; readonly at: number | null } | null {
  const isFull = (at: number) => FULL.has(units[at]?.words[0].folded ?? '')
  let at = index - 1
  while (!isFull(at) && isSaidOfIt(units[at])) at -= 1
  const says = isFull(at)
  const isOf = units[at]?.words[0].folded === 'of'
  const container = last === null ? undefined : found.motifs[last]
  const isNamedBefore = isThing(units[says || isOf ? at - 1 : at])
  if (last === null || container?.count !== 1 || !isContainer(container.name) || !isNamedBefore) return null
  return says || FILLINGS.has(name) ? { container: last, at: says ? at : null } : null
}
