import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newNode } from './newTemplate.ts'
import { changeReferences, nodesReadBy, referencesOf, referringOf } from './nodeReferences.ts'
import { anyTemplate } from './templateArbitrary.ts'

const MODEL = newNode(
  'model',
  { id: 'obraz' },
  {
    promptTemplate: '{{imie}} {{node:opis}}',
    negativePrompt: '{{node:szkic}}',
    inputSource: { from: 'field', field: 'okazja' },
  },
)

describe('what a node refers to', () => {
  it('is read of its texts, its source, its field and its condition', () => {
    expect(referencesOf(referringOf(MODEL))).toEqual([
      { to: 'field', name: 'imie' },
      { to: 'node', id: 'opis' },
      { to: 'node', id: 'szkic' },
      { to: 'field', name: 'okazja' },
    ])
    expect(referringOf(newNode('input', { id: 'imie' }, { field: 'imie' })).fields).toEqual(['imie'])
    expect(referencesOf(referringOf(newNode('output', { id: 'wynik' }, { name: '{{imie}}' })))).toEqual([])
  })

  it('names the nodes that are read without an edge, asked about ones included', () => {
    const condition = { operandType: 'node', operand: 'opis', operator: 'equals', value: '1' } as const
    expect(nodesReadBy(MODEL)).toEqual(['opis', 'szkic'])
    expect(nodesReadBy(newNode('branch', { id: 'czy' }, { condition }))).toEqual(['opis'])
  })

  it('is changed in the nodes alone that refer to it: others are the very same', () => {
    fc.assert(
      fc.property(anyTemplate, ({ nodes }) => {
        for (const node of nodes) {
          expect(changeReferences(node, { text: (text) => text, field: (name) => name })).toBe(node)
          const { texts, fields } = referringOf(node)
          const changed = changeReferences(node, { text: (text) => `${text}!`, field: (name) => `${name}!` })
          expect(referringOf(changed).texts).toEqual(texts.map((text) => `${text}!`))
          expect(referringOf(changed).fields).toEqual(fields.map((name) => `${name}!`))
        }
      }),
    )
  })
})
