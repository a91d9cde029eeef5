import { expect, it } from 'vitest'
import { addField, addStep, moveField } from './editForm.ts'
import { EMPTY_TEMPLATE, newField } from './newTemplate.ts'
import { MOST_FIELDS, MOST_STEPS } from './templateLimits.ts'
import type { FormStep, Template } from './templateSchema.ts'

const step = (id: string, fields: number): FormStep => ({
  id,
  title: '',
  description: '',
  fields: Array.from({ length: fields }, (_, at) => newField('text', `${id}_${at}`)),
})
const withForm = (...form: FormStep[]): Template => ({ ...EMPTY_TEMPLATE, form })

it('takes no more steps than a template may have', () => {
  const full = withForm(...Array.from({ length: MOST_STEPS }, (_, at) => step(`k${at}`, 0)))
  expect(addStep(full, step('dalej', 0))).toBe(full)
})

it('takes no more fields into a step than it may have, new ones and ones of other steps alike', () => {
  const full = withForm(step('pelny', MOST_FIELDS), step('inny', 1))
  expect(addField(full, 'pelny', newField('text', 'nowe'))).toBe(full)
  expect(moveField(full, 'inny_0', 'pelny', 0)).toBe(full)
  const moved = moveField(full, 'pelny_0', 'inny', 1)
  expect(moved.form.map(({ fields }) => fields.length)).toEqual([MOST_FIELDS - 1, 2])
})
