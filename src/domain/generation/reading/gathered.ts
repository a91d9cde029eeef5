import type { MotifName, WantedMotif } from './brief.ts'

const FLOWERS: ReadonlySet<MotifName> = new Set([
  'rose',
  'tulip',
  'sunflower',
  'poppy',
  'daisy',
  'lavender',
  'peony',
  'lily',
  'dandelion',
  'forgetmenot',
])

/** A bunch of roses is one bunch, made of roses and in their colour; what stands in a vase is the vase's. */
export function gathered(motifs: readonly WantedMotif[]): WantedMotif[] {
  const holder =
    motifs.find(({ name }) => name === 'vase') ??
    motifs.find(({ name }) => name === 'bouquet' || name === 'wreath')
  if (holder === undefined) return [...motifs]
  const inside = motifs.filter(
    (motif) => motif !== holder && (FLOWERS.has(motif.name) || (holder.name === 'vase' && motif.name === 'bouquet')),
  )
  if (inside.length === 0) return [...motifs]
  const flower = inside.find(({ name }) => FLOWERS.has(name))
  const inner = inside.flatMap(({ colours }) => colours)
  // „czerwony bukiet róż” are red roses.
  const isBunch = holder.name === 'bouquet'
  const colours = (isBunch ? [...holder.colours, ...inner] : inner).slice(0, 3)
  const of = { name: flower?.name ?? 'bouquet', colours }
  return motifs
    .filter((motif) => !inside.includes(motif))
    .map((motif) => (motif === holder ? { ...motif, colours: isBunch ? [] : motif.colours, of } : motif))
}
