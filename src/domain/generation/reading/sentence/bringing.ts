import type { MotifName } from '../brief.ts'
import { canHold } from '../wearing.ts'
import type { Sentence } from './sentence.ts'

/** Things that stand before those who use them. */
const USED_THERE: ReadonlySet<MotifName> = new Set([
  'telescope',
  'laptop',
  'gramophone',
  'chess',
  'television',
  'sewingmachine',
])

/** Relations to a place on which there is room for both. */
const THERE: ReadonlySet<string> = new Set(['on', 'in'])

/** Containers and seats, which have room for one only. */
const NARROW: ReadonlySet<MotifName> = new Set([
  'armchair',
  'chair',
  'deckchair',
  'swing',
  'horse',
  'bicycle',
  'motorcycle',
  'scooter',
  'bench',
  'sofa',
])

/** „kot na dachu z teleskopem”: what a figure uses is at its place. */
export function bringAlong({ found: { motifs } }: Sentence): void {
  for (const [at, thing] of motifs.entries()) {
    if (!USED_THERE.has(thing.name) || thing.relation !== null) continue
    const user = motifs.find(
      ({ name, relation }) =>
        canHold(name) && relation !== null && THERE.has(relation.name) && !NARROW.has(relation.to),
    )
    if (user?.relation !== undefined && user.relation !== null && user.relation.to !== thing.name)
      motifs[at] = { ...thing, relation: user.relation }
  }
}
