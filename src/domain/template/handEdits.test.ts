import { expect, it } from 'vitest'
import { copyFragment } from './fragment.ts'
import { withFragment } from './handEdits.ts'
import { EMPTY_TEMPLATE, newNode } from './newTemplate.ts'
import { LONGEST_PROMPT } from './templateLimits.ts'
import type { Template } from './templateSchema.ts'

const BY = { x: 8, y: 8 }

/** Two nodes, the second of which refers to the first by its short name in a text of this length. */
function referring(length: number): Template {
  const reference = '{{node:a}}'
  const promptTemplate = reference.padEnd(length, 'x')
  return {
    ...EMPTY_TEMPLATE,
    nodes: [newNode('input', { id: 'a' }), newNode('model', { id: 'b' }, { promptTemplate })],
    edges: [{ id: 'e', source: 'a', sourcePort: 'out', target: 'b' }],
    notes: [{ id: 'n', kind: 'comment', text: '', position: BY, size: { width: 80, height: 48 } }],
  }
}

it('names what is pasted by what it is, whatever it comes with', () => {
  const template = referring(20)
  const { template: pasted, chosen } = withFragment(
    template,
    copyFragment(template, new Set(['a', 'b', 'n'])),
    BY,
  )
  expect(chosen).toEqual(['input_1', 'model_1', 'note_1'])
  expect(pasted.edges.at(-1)).toEqual({
    id: 'edge_1',
    source: 'input_1',
    sourcePort: 'out',
    target: 'model_1',
  })
  expect(pasted.nodes.at(-1)?.settings).toMatchObject({ promptTemplate: '{{node:input_1}}xxxxxxxxxx' })
})

it('pastes nothing where a prompt would be longer than it may be: the template could be saved no more', () => {
  const template = referring(LONGEST_PROMPT)
  expect(withFragment(template, copyFragment(template, new Set(['a', 'b'])), BY)).toEqual({
    template,
    chosen: [],
  })
})
