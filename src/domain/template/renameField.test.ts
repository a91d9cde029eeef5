import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dryRun, type DryRunInput } from './dryRun.ts'
import { EMPTY_TEMPLATE, newField, newNode } from './newTemplate.ts'
import { renameField } from './renameField.ts'
import { LONGEST_PROMPT } from './templateLimits.ts'
import type { Template } from './templateSchema.ts'
import { anyTemplate, anyValues } from './templateArbitrary.ts'

const enginePrice = () => 3
const run = (template: Template, values: DryRunInput['values']) => {
  const { trace, price } = dryRun(template, { values, context: {}, enginePrice })
  return { trace, price }
}

it('a field by another name is asked, compared and written everywhere as before', () => {
  fc.assert(
    fc.property(anyTemplate, anyValues, (template, values) => {
      const renamed = renameField(template, 'imie', 'jak_na_imie')
      expect(JSON.stringify(renamed)).not.toContain('"imie"')
      const { imie, ...rest } = values
      expect(run(renamed, { ...rest, jak_na_imie: imie })).toEqual(run(template, values))
    }),
  )
})

it('a name that is taken, and a field that isn’t there, change nothing', () => {
  const form = [
    { id: 'k', title: '', description: '', fields: [newField('text', 'a'), newField('text', 'b')] },
  ]
  const template = { ...EMPTY_TEMPLATE, form, nodes: [newNode('input', { id: 'n' }, { field: 'a' })] }
  expect(renameField(template, 'a', 'b')).toBe(template)
  expect(renameField(template, 'c', 'd')).toBe(template)
  expect(renameField(template, 'a', 'c').nodes[0]?.settings).toMatchObject({ field: 'c' })
})

it('a name with which a prompt would be longer than it may be changes nothing', () => {
  const prompt = '{{a}}'
  const promptTemplate = 'x'.repeat(LONGEST_PROMPT - prompt.length) + prompt
  const form = [{ id: 'k', title: '', description: '', fields: [newField('text', 'a')] }]
  const template = { ...EMPTY_TEMPLATE, form, nodes: [newNode('model', { id: 'm' }, { promptTemplate })] }
  expect(renameField(template, 'a', 'ab')).toBe(template)
  expect(renameField(template, 'a', 'b')).not.toBe(template)
})
