import type { Brief, MotifName, WantedMotif, Worn } from '#domain/generation/reading/brief.ts'
import { PEOPLE } from '#domain/generation/reading/people.ts'
import { canWear, isCostume } from '#domain/generation/reading/wearing.ts'
import { TOGETHER } from './together.ts'

/** People who aren't dressed for the street. */
const NEVER: ReadonlySet<MotifName> = new Set(['newlyweds', 'baby', 'angel', 'ballerina', 'groom', 'mermaid'])

const WOOLS = [
  ['#c8524a', '#3f7f9a'],
  ['#3f7f9a', '#e0a23f'],
  ['#6f8f5f', '#c8524a'],
  ['#d98a3f', '#5f6f9f'],
] as const

/** Adds a woolly hat and a scarf to people who are outside in winter with a bare head. */
export function dressedForWinter(motifs: readonly WantedMotif[], { season }: Brief): WantedMotif[] {
  if (season !== 'winter') return [...motifs]
  return motifs.map((motif, index) => {
    const isPerson = PEOPLE.has(motif.name) && canWear(motif.name, 'beanie') && !NEVER.has(motif.name)
    const isCompany = TOGETHER.has(motif.name) && !NEVER.has(motif.name)
    if (!isPerson && !isCompany) return motif
    if (motif.wears.some(({ name }) => isCostume(name))) return motif
    const colours = WOOLS[index % WOOLS.length] ?? WOOLS[0]
    const worn = new Set(motif.wears.map(({ name }) => name))
    const isBare = [...worn].every((name) => name === 'scarf' || name === 'dress' || name === 'eyeglasses')
    const more: Worn[] = [
      ...(isBare ? [{ name: 'beanie' as const, colours: [...colours] }] : []),
      ...(worn.has('scarf') ? [] : [{ name: 'scarf' as const, colours: [...colours] }]),
    ]
    return { ...motif, wears: [...motif.wears, ...more] }
  })
}
