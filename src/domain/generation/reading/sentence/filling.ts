import { isAdjective, isThing } from '../adjectives.ts'
import type { MotifName } from '../brief.ts'
import { FLOWERS } from '../gathered.ts'
import { isContainer } from '../relations.ts'
import { draw, PLAIN, type Sentence } from './sentence.ts'
import { isSaidOfIt, MADE_OF } from './unitKinds.ts'

const FULL: ReadonlySet<string> = new Set(
  'full pelen pelna pelne pelny pelnym pelnymi pelnej pelnego'.split(' '),
)

/** Things that a container can hold when only the two are named: „koszyk truskawek”. */
const FILLINGS: ReadonlySet<MotifName> = new Set([
  'apple', 'cherry', 'lemon', 'strawberry', 'raspberry', 'mushroom', 'carrot', 'banana', 'croissant', 'donut', 'lollipop', 'candycane',
  'gingerbread', 'shell', 'bauble',
]) // prettier-ignore

/** A container that a thing fills: its index in `motifs`, and the unit that says so, if any. */
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

/** Things other than flowers that a bunch can be made of. */
const BUNCHED: ReadonlySet<MotifName> = new Set(['heart', 'star'])

/** Fruit in a basket that somebody holds. */
const BASKET_FRUIT: ReadonlySet<MotifName> = new Set(['apple', 'cherry', 'lemon', 'strawberry', 'raspberry'])

/** „kosz pisanek”, “a basket of Easter eggs”: it is drawn full of them, also when it is held. */
export function fillBasket({ units, last, found }: Sentence, name: MotifName, index: number): boolean {
  const motif = last === null ? undefined : found.motifs[last]
  const basket = motif?.name === 'basket' ? motif : motif?.holds?.name === 'basket' ? motif.holds : null
  const isFlowers = basket !== motif && (FLOWERS.has(name) || name === 'bouquet')
  if (
    (name !== 'egg' && !isFlowers && !(basket !== motif && BASKET_FRUIT.has(name))) ||
    last === null ||
    motif === undefined ||
    basket === null ||
    basket.of !== null
  )
    return false
  let at = index - 1
  const isBetween = (unit: (typeof units)[number] | undefined) =>
    isSaidOfIt(unit) ||
    MADE_OF.has(unit?.words[0].folded ?? '') ||
    unit?.words[0].folded === 'of' ||
    (unit?.senses.some(({ kind }) => kind === 'occasion') ?? false)
  while (isBetween(units[at])) at -= 1
  if (!isThing(units[at])) return false
  const full = { ...basket, of: { name, colours: [], count: 1 } }
  found.motifs[last] = motif === basket ? full : { ...motif, holds: full }
  return true
}

/** „serce z róż”, “a heart made of roses”: it is made of them. „serce z różami” is beside them. */
export function fillHeart(
  { units, last, found, pending, ends }: Sentence,
  name: MotifName,
  index: number,
): boolean {
  const motif = last === null ? undefined : found.motifs[last]
  const heart = [motif, motif?.holds].find((one) => one?.name === 'heart')
  let at = index - 1
  while (isAdjective(units[at])) at -= 1
  const word = units[at]?.words.at(-1)?.folded ?? ''
  const isMade = units[at - 1]?.words[0].folded === 'made'
  const isHeart = isThing(units[isMade ? at - 2 : at - 1])
  const isWith = /(?:ami|ą)$/.test(units[index]?.words[0].text ?? '')
  if (last === null || motif === undefined || !heart || heart.count > 1 || heart.of !== null) return false
  if (!FLOWERS.has(name) || !/^(?:z|ze|of)$/.test(word) || !isHeart || isWith) return false
  const full = { ...heart, of: { name, colours: pending.colours, count: 1 } }
  found.motifs[last] = motif === heart ? full : { ...motif, holds: full }
  for (const one of [...pending.from, index, ...(isMade ? [at - 1] : [])]) ends[one] = 'drawn'
  return true
}

/** „balon w kształcie serca”, “a heart-shaped balloon” (read from its end): its shape, and no other thing. */
export function shapeBalloon(
  { units, last, found, ends }: Sentence,
  name: MotifName,
  index: number,
): boolean {
  const motif = last === null ? undefined : found.motifs[last]
  const balloon = [motif, motif?.holds].find((one) => one?.name === 'balloon' || one?.name === 'balloons')
  const isShape =
    /^(?:ksztalcie|shape)/.test(units[index - 1]?.words[0].folded ?? '') || isShapeOf(units, index)
  if (last === null || motif === undefined || !balloon || name !== 'heart' || !isShape) return false
  const shaped = { ...balloon, of: { name, colours: [], count: 1 } }
  found.motifs[last] = motif === balloon ? shaped : { ...motif, holds: shaped }
  ends[index] = 'drawn'
  for (let at = index - 1; /^(?:ksztalcie|shape|of|a)$/.test(units[at]?.words[0].folded ?? ''); at -= 1)
    if (!/^(?:of|a)$/.test(units[at]?.words[0].folded ?? '')) ends[at] = 'drawn'
  return true
}

/** “in the shape of a heart” */
function isShapeOf(units: Sentence['units'], index: number): boolean {
  let at = index - 1
  while (/^(?:a|of)$/.test(units[at]?.words[0].folded ?? '')) at -= 1
  return units[at]?.words[0].folded === 'shape'
}

/** „bukiet z serc”, “a bouquet of stars”: they are its flowers, also when it is held. */
export function fillBunch(sentence: Sentence, name: MotifName, index: number): boolean {
  const { units, last, found, pending } = sentence
  const motif = last === null ? undefined : found.motifs[last]
  const bunch = [motif, motif?.holds].find((one) => one?.name === 'bouquet' || one?.name === 'wreath')
  let at = index - 1
  while (isAdjective(units[at])) at -= 1
  const isOf = MADE_OF.has(units[at]?.words[0].folded ?? '')
  const isBunch = units[isOf ? at - 1 : at]?.senses.some(
    (sense) => sense.kind === 'thing' && (sense.name === 'bouquet' || sense.name === 'wreath'),
  )
  if (last === null || motif === undefined || !bunch || bunch.of !== null) return false
  if (!isBunch || !BUNCHED.has(name)) return false
  const full = { ...bunch, of: { name, colours: pending.colours, count: 1 } }
  found.motifs[last] = motif === bunch ? full : { ...motif, holds: full }
  draw(sentence, [...pending.from, index])
  sentence.pending = PLAIN
  return true
}
