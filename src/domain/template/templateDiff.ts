import { applyList, diffList, isSame, type ListDiff } from './listDiff.ts'
import type {
  Example,
  FormStep,
  Template,
  TemplateEdge,
  TemplateNode,
  TemplateNote,
} from './templateSchema.ts'

/** The parts of a template that are compared field by field. */
type Flat = 'details' | 'settings' | 'pricing'

/** A field that is another, as it was and as it is. */
type FieldChange<Part extends Flat> = {
  readonly [Field in keyof Template[Part]]: {
    readonly field: Field
    readonly from: Template[Part][Field]
    readonly to: Template[Part][Field]
  }
}[keyof Template[Part]]

/** A text of a template and its English version. */
export interface EnglishWords {
  readonly text: string
  readonly said: string
}

/** The difference between two templates, part by part, readable by a person. */
export interface TemplateDiff {
  readonly details: readonly FieldChange<'details'>[]
  readonly settings: readonly FieldChange<'settings'>[]
  readonly pricing: readonly FieldChange<'pricing'>[]
  readonly nodes: ListDiff<TemplateNode>
  readonly edges: ListDiff<TemplateEdge>
  readonly notes: ListDiff<TemplateNote>
  readonly form: ListDiff<FormStep>
  readonly examples: ListDiff<Example>
  readonly english: ListDiff<EnglishWords>
}

const idOf = ({ id }: { readonly id: string }) => id
/** Examples are told apart by their content. */
export const exampleName = ({ url, caption }: Example) => `${url} ${caption}`
const textOf = ({ text }: EnglishWords) => text
const wordsOf = ({ english }: Template): readonly EnglishWords[] =>
  Object.entries(english).map(([text, said]) => ({ text, said }))

export function diffTemplates(before: Template, after: Template): TemplateDiff {
  return {
    details: fieldChanges('details', before, after),
    settings: fieldChanges('settings', before, after),
    pricing: fieldChanges('pricing', before, after),
    nodes: diffList(before.nodes, after.nodes, idOf),
    edges: diffList(before.edges, after.edges, idOf),
    notes: diffList(before.notes, after.notes, idOf),
    form: diffList(before.form, after.form, idOf),
    examples: diffList(before.examples, after.examples, exampleName),
    english: diffList(wordsOf(before), wordsOf(after), textOf),
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
    examples: [...applyList(diff.examples, before.examples, exampleName)],
    english: Object.fromEntries(
      applyList(diff.english, wordsOf(before), textOf).map(({ text, said }) => [text, said]),
    ),
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
