import { addField as addToStep, addStep, removeField, removeStep, replaceField } from '../editForm.ts'
import { removeParts, replaceNode } from '../editGraph.ts'
import { freeName, freeValue, labelField } from '../followLabels.ts'
import { hasOptions } from '../formFieldTypes.ts'
import { newField } from '../newTemplate.ts'
import { freshId } from '../placing.ts'
import { LONGEST_LABEL } from '../templateLimits.ts'
import type { FormField, Template } from '../templateSchema.ts'
import { foldedWords } from '../../catalogue/foldPolish.ts'
import type { Said } from './command.ts'
import { fieldTypeWord } from './generatorWords.ts'
import { fieldNamed, nodeNamed } from './names.ts'

/** A field at the end of the form: „dodaj wymagane pole Styl: akwarela, linoryt”. */
export function addField(template: Template, { required, type, label = '', options }: Said): Template | null {
  const named = type === undefined ? null : fieldTypeWord(foldedWords(type).join('-'))
  const title = label.slice(0, LONGEST_LABEL)
  const choices = (options ?? '').split(/,| lub | albo | or /u).flatMap((choice) => choice.trim() || [])
  if (title === '' || isTooManyWords(title)) return null
  const held =
    choices.length > 1 ? (named !== null && hasOptions(named) ? named : 'select') : (named ?? 'text')
  if (hasOptions(held) && choices.length < 2) return null
  const field = newField(held, freeName(template.form, title), {
    label: capitalised(title),
    isRequired: required !== undefined,
    options: optionsOf(choices),
  })
  const last = template.form.at(-1)
  if (last !== undefined) return addToStep(template, last.id, field)
  return addStep(template, {
    id: freshId(template, 'krok'),
    title: '',
    description: '',
    fields: [field],
  })
}

function optionsOf(choices: readonly string[]): FormField['options'] {
  const options: FormField['options'] = []
  for (const choice of choices) {
    const label = choice.slice(0, LONGEST_LABEL)
    options.push({ label, value: freeValue(options, label) })
  }
  return options
}

/** Makes a field one that has to be filled. */
export function require(template: Template, { field: words = '' }: Said): Template | null {
  const field = fieldNamed(template, words)
  return field === null || field.isRequired
    ? null
    : replaceField(template, field.name, { ...field, isRequired: true })
}

/** Takes a node, a field or a step out. */
export function remove(template: Template, { name = '' }: Said): Template | null {
  const field = fieldNamed(template, name)
  if (field !== null) return removeField(template, field.name)
  const node = nodeNamed(template, name)
  if (node !== null) return removeParts(template, new Set([node.id]))
  const wanted = foldedWords(name).join(' ')
  const step = template.form.find(({ title }) => foldedWords(title).join(' ') === wanted && wanted !== '')
  return step === undefined ? null : removeStep(template, step.id)
}

/** Calls a field or a node otherwise. */
export function rename(template: Template, { from = '', to = '' }: Said): Template | null {
  const label = to.slice(0, LONGEST_LABEL)
  if (label === '') return null
  const field = fieldNamed(template, from)
  if (field !== null) return labelField(template, field.name, label).template
  const node = nodeNamed(template, from)
  return node === null ? null : replaceNode(template, { ...node, label })
}

/** A long sentence contains more than a field's label. */
const isTooManyWords = (title: string) => title.split(' ').length > 8

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
