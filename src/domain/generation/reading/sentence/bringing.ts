import type { MotifName } from '../brief.ts'
import { canEmbrace } from '../relations.ts'
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

/** „para na pikniku”, “friends having a picnic”: they are on its blanket. */
export function sitDownToPicnic({ found: { motifs } }: Sentence): void {
  const picnic = motifs.find(({ name, count }) => name === 'picnic' && count === 1)
  if (picnic === undefined) return
  const { relation: place } = picnic
  for (const [at, motif] of motifs.entries()) {
    const isWithIt = motif.relation === null || (place !== null && motif.relation.to === place.to)
    const isGuest = canEmbrace(motif.name) && isWithIt && motif.pose === null && motif.name !== place?.to
    if (isGuest) motifs[at] = { ...motif, relation: { name: 'on', to: 'picnic' } }
  }
}

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
