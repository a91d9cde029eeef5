import { MOST_FIELDS, MOST_STEPS } from './templateLimits.ts'
import type { FormField, FormStep, Template } from './templateSchema.ts'

// Changes of the visitors' form. Each returns a new template, or the same object where nothing changes.

export function addStep(template: Template, step: FormStep): Template {
  return template.form.length >= MOST_STEPS ? template : { ...template, form: [...template.form, step] }
}

export function removeStep(template: Template, id: string): Template {
  const form = template.form.filter((step) => step.id !== id)
  return form.length === template.form.length ? template : { ...template, form }
}

/** Changes the title or lead of a step. */
export function changeStep(
  template: Template,
  id: string,
  change: Partial<Pick<FormStep, 'title' | 'description'>>,
): Template {
  return withStep(template, id, (step) => ({ ...step, ...change }))
}

/** Puts a step at another place, the first being 0. */
export function moveStep(template: Template, id: string, to: number): Template {
  const form = movedTo(template.form, (step) => step.id === id, to)
  return form === template.form ? template : { ...template, form: [...form] }
}

export function addField(template: Template, step: string, field: FormField, at?: number): Template {
  return withStep(template, step, (own) =>
    isFull(own) ? own : { ...own, fields: own.fields.toSpliced(at ?? own.fields.length, 0, field) },
  )
}

export function removeField(template: Template, name: string): Template {
  return withFields(template, (fields) =>
    fields.some((field) => field.name === name) ? fields.filter((field) => field.name !== name) : fields,
  )
}

/** Puts a field in the place of the one that has this name; it may bring another name. */
export function replaceField(template: Template, name: string, field: FormField): Template {
  return withFields(template, (fields) => {
    const at = fields.findIndex((each) => each.name === name)
    return at === -1 ? fields : fields.with(at, field)
  })
}

/** Puts a field at another place of its step, or of another one. */
export function moveField(template: Template, name: string, step: string, to: number): Template {
  const from = template.form.find(({ fields }) => fields.some((field) => field.name === name))
  const field = from?.fields.find((each) => each.name === name)
  const target = template.form.find(({ id }) => id === step)
  if (from === undefined || field === undefined || target === undefined) return template
  if (from !== target) {
    return isFull(target) ? template : addField(removeField(template, name), step, field, to)
  }
  return withStep(template, step, (own) => {
    const fields = movedTo(own.fields, (each) => each.name === name, to)
    return fields === own.fields ? own : { ...own, fields: [...fields] }
  })
}

const isFull = ({ fields }: FormStep) => fields.length >= MOST_FIELDS

function withStep(template: Template, id: string, change: (step: FormStep) => FormStep): Template {
  const at = template.form.findIndex((step) => step.id === id)
  const step = template.form[at]
  if (step === undefined) return template
  const next = change(step)
  return next === step ? template : { ...template, form: template.form.with(at, next) }
}

function withFields(template: Template, change: (fields: FormField[]) => FormField[]): Template {
  const form = template.form.map((step) => {
    const fields = change(step.fields)
    return fields === step.fields ? step : { ...step, fields }
  })
  return form.every((step, at) => step === template.form[at]) ? template : { ...template, form }
}

function movedTo<Entry>(
  list: readonly Entry[],
  isIt: (entry: Entry) => boolean,
  to: number,
): readonly Entry[] {
  const from = list.findIndex(isIt)
  const entry = list[from]
  const place = Math.max(0, Math.min(list.length - 1, to))
  if (entry === undefined || from === place) return list
  return list.toSpliced(from, 1).toSpliced(place, 0, entry)
}
