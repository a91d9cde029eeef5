import { applyList, diffList, isSame, type ListDiff } from './listDiff.ts'
import type { FormStep, Template, TemplateEdge, TemplateNode, TemplateNote } from './templateSchema.ts'

/** The parts of a template that are told of field by field. */
type Flat = 'details' | 'settings' | 'pricing'

/** A field that is another, as it was and as it is. */
type FieldChange<Part extends Flat> = {
  readonly [Field in keyof Template[Part]]: {
    readonly field: Field
    readonly from: Template[Part][Field]
    readonly to: Template[Part][Field]
  }
}[keyof Template[Part]]

/** What makes one template into another, part by part, so that a person can read it. */
export interface TemplateDiff {
  readonly details: readonly FieldChange<'details'>[]
  readonly settings: readonly FieldChange<'settings'>[]
  readonly pricing: readonly FieldChange<'pricing'>[]
  readonly nodes: ListDiff<TemplateNode>
  readonly edges: ListDiff<TemplateEdge>
  readonly notes: ListDiff<TemplateNote>
  readonly form: ListDiff<FormStep>
}

const idOf = ({ id }: { readonly id: string }) => id

export function diffTemplates(before: Template, after: Template): TemplateDiff {
  return {
    details: fieldChanges('details', before, after),
    settings: fieldChanges('settings', before, after),
    pricing: fieldChanges('pricing', before, after),
    nodes: diffList(before.nodes, after.nodes, idOf),
    edges: diffList(before.edges, after.edges, idOf),
    notes: diffList(before.notes, after.notes, idOf),
    form: diffList(before.form, after.form, idOf),
  }
}

/** A template with a difference applied to it. */
export function applyDiff(diff: TemplateDiff, before: Template): Template {
  return {
    ...before,
    details: { ...before.details, ...changed(diff.details) },
    settings: { ...before.settings, ...changed(diff.settings) },
    pricing: { ...before.pricing, ...changed(diff.pricing) },
    nodes: [...applyList(diff.nodes, before.nodes, idOf)],
    edges: [...applyList(diff.edges, before.edges, idOf)],
    notes: [...applyList(diff.notes, before.notes, idOf)],
    form: [...applyList(diff.form, before.form, idOf)],
  }
}

function fieldChanges<Part extends Flat>(
  part: Part,
  before: Template,
  after: Template,
): readonly FieldChange<Part>[] {
  const names = fieldNames(before[part])
  return names.flatMap((field) => {
    const from = before[part][field]
    const to = after[part][field]
    return isSame(from, to) ? [] : [{ field, from, to }]
  })
}

function fieldNames<Fields extends object>(fields: Fields): readonly (keyof Fields)[] {
  const isField = (name: string): name is keyof Fields & string => Object.hasOwn(fields, name)
  return Object.keys(fields).filter(isField)
}

const changed = (changes: readonly { readonly field: PropertyKey; readonly to: unknown }[]) =>
  Object.fromEntries(changes.map(({ field, to }) => [field, to]))
