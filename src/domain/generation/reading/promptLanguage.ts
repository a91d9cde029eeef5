import type { Brief } from './brief.ts'
import type { Unit } from './units.ts'
import { hasOwn } from './words.ts'

const ENGLISH = new Set(
  'the with and for of in on at happy birthday card a an under over my his her'.split(' '),
)
const POLISH = new Set('na i z w dla do ze pod nad o moja moj kartka zyczenia od przy bez'.split(' '))

/** The language that a prompt is written in, as its small words tell. */
export function languageOf(prompt: string, units: readonly Unit[]): Brief['language'] {
  const words = units.flatMap((unit) => unit.words.map(({ folded }) => folded))
  const english = words.filter((word) => ENGLISH.has(word)).length
  return english > words.filter((word) => POLISH.has(word)).length && !hasOwn(prompt) ? 'en' : 'pl'
}
