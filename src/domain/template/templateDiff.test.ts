import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newNode } from './newTemplate.ts'
import { anyTemplate } from './templateArbitrary.ts'
import { applyDiff, diffTemplates } from './templateDiff.ts'
import type { Template } from './templateSchema.ts'

/** Another order, another title, and less of everything. */
const changed = ({ nodes, edges, details, ...rest }: Template, left: number): Template => ({
  ...rest,
  details: { ...details, title: 'Inny tytuł' },
  nodes: nodes.slice(left).toReversed(),
  edges: edges.slice(left),
})

describe('what makes one template into another', () => {
  it('makes it, whatever the two are', () => {
    fc.assert(
      fc.property(anyTemplate, anyTemplate, fc.nat({ max: 5 }), (one, other, left) => {
        expect(applyDiff(diffTemplates(one, other), one)).toEqual(other)
        const near = changed(one, left)
        expect(applyDiff(diffTemplates(one, near), one)).toEqual(near)
        expect(applyDiff(diffTemplates(near, one), near)).toEqual(one)
      }),
    )
  })

  it('is nothing between a template and itself', () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        const nothing = { removed: [], added: [], changed: [], order: null }
        expect(diffTemplates(template, structuredClone(template))).toEqual({
          details: [],
          settings: [],
          pricing: [],
          nodes: nothing,
          edges: nothing,
          notes: nothing,
          form: nothing,
          examples: nothing,
          english: nothing,
        })
      }),
    )
  })

  it('names what is gone, new and another', () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        const added = newNode('output', { id: 'nowy' })
        const [first] = template.nodes
        const after = {
          ...template,
          details: { ...template.details, title: 'Inny tytuł' },
          nodes: [...template.nodes.slice(1), added],
        }
        const diff = diffTemplates(template, after)
        expect(diff.details).toEqual([{ field: 'title', from: '', to: 'Inny tytuł' }])
        expect(diff.nodes).toEqual({ removed: [first], added: [added], changed: [], order: null })
      }),
    )
  })
})
