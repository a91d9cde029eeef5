import { just, type MotifName } from '../brief.ts'
import { KINDS_MOST } from '../counts.ts'
import { canEmbrace } from '../relations.ts'
import { canHold } from '../wearing.ts'
import { actorOf } from './holding.ts'
import type { Sentence } from './sentence.ts'
import { isSaidOfIt } from './unitKinds.ts'

// Actions that take another thing: food for those who are fed, and what is built or blown out.

/** What an animal is given; others get an apple. */
const FOOD: Readonly<Partial<Record<MotifName, MotifName>>> = {
  hen: 'wheat',
  chick: 'wheat',
  rooster: 'wheat',
  bird: 'bread',
  dove: 'bread',
  duck: 'bread',
  swan: 'bread',
  fish: 'bread',
  horse: 'carrot',
  hare: 'carrot',
  donkey: 'carrot',
  unicorn: 'carrot',
  deer: 'carrot',
  llama: 'carrot',
  goat: 'carrot',
  baby: 'bottle',
  sheep: 'bottle',
  cow: 'bottle',
  seal: 'fish',
  penguin: 'fish',
  monkey: 'banana',
  bear: 'honey',
}

/** „dziewczynka karmi kaczki”, “a boy feeding a horse”: the food is in the hands; a bird brings it to the nest. */
export function feeds(sentence: Sentence, index: number): boolean {
  const { units, found, ends } = sentence
  const who = actorOf(sentence)
  const feeder = who === null ? undefined : found.motifs[who]
  const isFeeding = /^(?:karmi|karmia|dokarmia|dokarmiaj|feed|feeds|feeding)/.test(
    units[index]?.words[0].folded ?? '',
  )
  if (!isFeeding || who === null || feeder === undefined || !canEmbrace(feeder.name)) return false
  let next = index + 1
  while (isSaidOfIt(units[next])) next += 1
  const fed = units[next]?.senses.find((sense) => sense.kind === 'thing')
  if (fed?.kind !== 'thing' || !canHold(fed.name)) return false
  ends[index] = 'drawn'
  sentence.fed = { by: who, at: index }
  const isBird = feeder.name === 'bird' || feeder.name === 'hen' || feeder.name === 'stork'
  if (feeder.holds === null && !isBird && canHold(feeder.name))
    found.motifs[who] = { ...feeder, holds: just(FOOD[fed.name] ?? 'apple') }
  return true
}

/** „ptak karmi pisklęta w gnieździe”: it is at their nest. */
export function comeToNest({ fed, found: { motifs } }: Sentence): void {
  const feeder = fed === null ? undefined : motifs[fed.by]
  if (fed === null || feeder === undefined || feeder.relation !== null || feeder.holds !== null) return
  const hasYoung = motifs.some(({ relation }, at) => at !== fed.by && relation?.to === 'nest')
  if (hasYoung) motifs[fed.by] = { ...feeder, relation: { name: 'on', to: 'nest' } }
}

/** Things that somebody builds or makes. */
const BUILT: ReadonlySet<MotifName> = new Set([
  'snowman',
  'sandcastle',
  'blocks',
  'gingerbreadhouse',
  'nest',
  'house',
  'tent',
  'wreath',
])

/** „dzieci lepią bałwana”, “kids building a sandcastle”: they are beside it, several of them around it. */
export function build({ building, found: { motifs }, ends }: Sentence): void {
  for (const { at, who } of building) {
    const made = motifs.findIndex(({ name, relation }) => BUILT.has(name) && relation === null)
    const thing = motifs[made]
    if (thing === undefined || who.includes(made)) continue
    ends[at] = 'drawn'
    const count = who.reduce((sum, one) => sum + (motifs[one]?.count ?? 0), 0)
    for (const one of who) {
      const builder = motifs[one]
      if (builder !== undefined && builder.relation === null)
        motifs[one] = { ...builder, relation: { name: count > 1 ? 'around' : 'beside', to: thing.name } }
    }
  }
}

/** „chłopiec zdmuchuje świeczki”: they are on a cake. */
export function blowOut({ blown, found: { motifs }, ends }: Sentence): void {
  if (blown === null) return
  const candles = motifs.findIndex(({ name }) => name === 'candle')
  const lights = motifs[candles]
  const hasCake = motifs.some(({ name, holds }) => name === 'cake' || holds?.name === 'cake')
  if (lights === undefined) return
  ends[blown] = 'drawn'
  if (hasCake || motifs.length > KINDS_MOST) return
  const of = { name: lights.name, colours: lights.colours, count: lights.count }
  motifs[candles] = { ...just('cake'), of }
}

/** Whether a unit says that the candles named next are blown out. */
export function blows({ units }: Sentence, index: number): boolean {
  if (!/^(?:zdmuch|dmuch|blow)/.test(units[index]?.words[0].folded ?? '')) return false
  let at = index + 1
  while (isSaidOfIt(units[at]) || /^(?:out)$/.test(units[at]?.words[0].folded ?? '')) at += 1
  return units[at]?.senses.some((sense) => sense.kind === 'thing' && sense.name === 'candle') ?? false
}
