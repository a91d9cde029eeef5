import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillReferences, referencesIn } from './references.ts'

describe('what a text refers to', () => {
  it('is a field, a node, or what arrives', () => {
    expect(referencesIn('Dla {{imie}} i {{ node:opis }}: {{previous}}, {{imie}}')).toEqual([
      { to: 'field', name: 'imie' },
      { to: 'node', id: 'opis' },
      { to: 'previous' },
      { to: 'field', name: 'imie' },
    ])
    expect(referencesIn('{imie} {{}} {{node:}} {{dwa słowa}} {{{{')).toEqual([])
  })

  it('is filled in once: what is filled in refers to nothing', () => {
    expect(fillReferences('Dla {{imie}}', () => '{{imie}} $& $1')).toBe('Dla {{imie}} $& $1')
  })

  it('is found in any text, and nothing else of it is touched', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('{{', '}}', '{{imie}}', '{{node:a}}', '{', '}'))
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        const marks: string[] = []
        const filled = fillReferences(text, (reference) => {
          marks.push(JSON.stringify(reference))
          return ''
        })
        expect(marks).toEqual(referencesIn(text).map((reference) => JSON.stringify(reference)))
        expect(filled.length).toBeLessThanOrEqual(text.length)
        expect(filled === text).toBe(marks.length === 0)
      }),
    )
  })
})
