import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from './conditions.ts'
import { dryRun } from './dryRun.ts'
import { freeName, freeValue, isNamedBy, labelField, labelOption } from './followLabels.ts'
import { mapConditions } from './mapConditions.ts'
import { EMPTY_TEMPLATE, newField, newNode } from './newTemplate.ts'
import { renameOption } from './renameOption.ts'
import { anyTemplate } from './templateArbitrary.ts'
import { formFieldSchema, type FormField, type Template } from './templateSchema.ts'

const about = (operand: string, value: string): Condition => ({
  operandType: 'field',
  operand,
  operator: 'equals',
  value,
})
const withFields = (...fields: FormField[]): Template => ({
  ...EMPTY_TEMPLATE,
  form: [{ id: 'k', title: '', description: '', fields }],
})
const fieldsOf = (template: Template) => template.form.flatMap(({ fields }) => fields)
const valuesOf = (template: Template) => fieldsOf(template)[0]?.options.map(({ value }) => value)
const typed = (text: string) => Array.from(text, (_, at) => text.slice(0, at + 1))

describe('the name of a field', () => {
  it('follows its label letter by letter, and all that refers to it goes along', () => {
    const template: Template = {
      ...withFields(
        newField('text', 'tekst', { label: 'Tekst' }),
        newField('text', 'wiek', { label: 'Wiek', showIf: [about('tekst', 'Ola')] }),
      ),
      nodes: [
        newNode('input', { id: 'i' }, { field: 'tekst' }),
        newNode('model', { id: 'm' }, { promptTemplate: 'Dla {{tekst}} i {{ tekst }}' }),
        newNode('branch', { id: 'b' }, { condition: about('tekst', 'Jan') }),
      ],
      pricing: {
        ...EMPTY_TEMPLATE.pricing,
        paths: [{ label: '', estimatedCredits: 1, conditions: [about('tekst', 'Ola')] }],
      },
    }
    let now = { template, name: 'tekst' }
    for (const label of ['', ...typed('Imię jubilata')]) now = labelField(now.template, now.name, label)
    expect(now.name).toBe('imie_jubilata')
    expect(fieldsOf(now.template)[0]).toMatchObject({ name: 'imie_jubilata', label: 'Imię jubilata' })
    expect(JSON.stringify(now.template)).not.toContain('tekst"')
    expect(JSON.stringify(now.template).match(/imie_jubilata/g)).toHaveLength(7)
  })

  it('that was set by hand stays', () => {
    const template = withFields(newField('text', 'kto', { label: 'Tekst' }))
    expect(labelField(template, 'kto', 'Imię').name).toBe('kto')
    expect(fieldsOf(labelField(template, 'kto', 'Imię').template)[0]?.label).toBe('Imię')
  })

  it('is never the one of another field', () => {
    const template = withFields(
      newField('text', 'imie', { label: 'Imię' }),
      newField('text', 'tekst', { label: 'Tekst' }),
    )
    const labelled = labelField(template, 'tekst', 'Imię')
    expect(labelled.name).toBe('imie_2')
    // It follows again from there.
    expect(labelField(labelled.template, 'imie_2', 'Imię mamy').name).toBe('imie_mamy')
  })

  it('is one that a field may have, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const name = freeName([], words)
        expect(formFieldSchema.shape.name.safeParse(name).success).toBe(true)
        expect(isNamedBy(name, words)).toBe(true)
      }),
    )
  })
})

describe('the value of an option', () => {
  const options = [
    { label: 'Opcja 1', value: 'opcja_1' },
    { label: 'Opcja 2', value: 'opcja_2' },
  ]

  it('follows its label, with what compares with it and what the field starts with', () => {
    const template: Template = {
      ...withFields(
        newField('select', 'styl', { options, defaultValue: 'opcja_1' }),
        newField('text', 'inne', { showIf: [about('styl', 'opcja_1')] }),
        newField('text', 'obok', { showIf: [about('inne', 'opcja_1')] }),
      ),
      nodes: [
        newNode('input', { id: 'i' }, { field: 'styl' }),
        newNode('branch', { id: 'b' }, { condition: { ...about('i', 'Opcja_1'), operandType: 'node' } }),
      ],
    }
    let now = template
    for (const label of typed('Akwarela')) now = labelOption(now, { field: 'styl', at: 0 }, label)
    expect(valuesOf(now)).toEqual(['akwarela', 'opcja_2'])
    const [styl, inne, obok] = fieldsOf(now)
    expect(styl?.defaultValue).toBe('akwarela')
    expect(inne?.showIf[0]?.value).toBe('akwarela')
    expect(obok?.showIf[0]?.value).toBe('opcja_1')
    expect(now.nodes[1]?.settings).toMatchObject({ condition: { value: 'akwarela' } })
  })

  it('that was set by hand stays, and none is given twice', () => {
    const own = [{ label: 'Akwarela', value: 'watercolour' }, ...options]
    const template = withFields(newField('select', 'styl', { options: own }))
    expect(valuesOf(labelOption(template, { field: 'styl', at: 0 }, 'Olej'))?.[0]).toBe('watercolour')
    const twice = labelOption(template, { field: 'styl', at: 1 }, 'Watercolour')
    expect(valuesOf(twice)).toEqual(['watercolour', 'watercolour_2', 'opcja_2'])
    expect(renameOption(template, { field: 'styl', at: 2 }, 'Watercolour')).toBe(template)
    expect(freeValue(own, '')).toBe('opcja')
  })

  it('by another name is asked for everywhere as before', () => {
    const asked = ['slub', 'chrzest', 'inne']
    const choices = fc.constantFrom(...asked)
    const shared = { context: {}, enginePrice: () => 3 }
    fc.assert(
      fc.property(anyTemplate, choices, fc.array(choices, { minLength: 1 }), (any, chosen, compared) => {
        const styles = newField('select', 'okazja', {
          options: asked.map((value) => ({ label: value, value })),
        })
        const [step] = any.form
        const fields = (step?.fields ?? []).map((field) => (field.name === 'okazja' ? styles : field))
        let at = 0
        const template = mapConditions(
          { ...any, form: [{ id: 'k', title: '', description: '', fields }] },
          (condition) => {
            at += 1
            const value = compared[at % compared.length] ?? 'slub'
            return condition.operand === 'okazja' ? about('okazja', value) : condition
          },
        )
        const renamed = renameOption(template, { field: 'okazja', at: 0 }, 'wesele')
        const now = chosen === 'slub' ? 'wesele' : chosen
        const before = dryRun(template, { ...shared, values: { okazja: chosen } })
        const after = dryRun(renamed, { ...shared, values: { okazja: now } })
        const ways = ({ trace }: typeof before) => trace.map(({ node, state }) => [node, state])
        expect(after.price).toEqual(before.price)
        expect(ways(after)).toEqual(ways(before))
      }),
    )
  })
})
