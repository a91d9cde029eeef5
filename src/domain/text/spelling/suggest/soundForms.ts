import type { HasForm } from '../isKnownWord.ts'
import type { NearForm } from './nearForms.ts'

/** Letters that sound alike in Polish; either may have been written for the other. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rz', 'ż'],
  ['ch', 'h'],
  ['ó', 'u'],
  ['om', 'ą'],
  ['on', 'ą'],
  ['em', 'ę'],
  ['en', 'ę'],
  ['ji', 'i'],
  ['ii', 'i'],
  ['śi', 'si'],
  ['źi', 'zi'],
  ['ći', 'ci'],
  ['ńi', 'ni'],
  ['sz', 'rz'],
  ['w', 'f'],
  ['dż', 'drz'],
  ['cz', 'trz'],
  ['ks', 'x'],
  ['z', 's'],
  ['ł', 'u'],
  ['szcz', 'rzcz'],
  ['dz', 'c'],
]
const COST = 0.5

/** The forms that sound like the written word, one or two places exchanged. */
export function soundForms(written: string, hasForm: HasForm): readonly NearForm[] {
  const once = exchanged(written)
  const found = new Map<string, number>()
  const note = (form: string, cost: number) => {
    if (!found.has(form) && form !== written && hasForm(form)) found.set(form, cost)
  }
  for (const form of once) note(form, COST)
  if (found.size === 0) for (const form of once) for (const other of exchanged(form)) note(other, COST * 2)
  return [...found].map(([form, cost]) => ({ form, cost }))
}

function exchanged(written: string): readonly string[] {
  const forms: string[] = []
  for (const [one, other] of PAIRS) {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      for (let at = written.indexOf(from); at >= 0; at = written.indexOf(from, at + 1))
        forms.push(written.slice(0, at) + to + written.slice(at + from.length))
    }
  }
  return forms
}
