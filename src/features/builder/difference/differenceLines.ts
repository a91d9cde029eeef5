import { diffList, type ListDiff } from '#domain/template/listDiff.ts'
import {
  isParametersAlone,
  type ParameterChange,
  parameterChanges,
} from '#domain/template/modelParameters.ts'
import type { EnglishWords, TemplateDiff } from '#domain/template/templateDiff.ts'
import type { FormStep, NodeOf, TemplateEdge, TemplateNode } from '#domain/template/templateSchema.ts'

/** One thing that is another in a later edition. */
export interface DifferenceLine {
  readonly change: 'added' | 'removed' | 'changed'
  /** The kind of the changed part. */
  readonly part: string
  readonly name: string
  /** As it was and as it is, where that can be read. */
  readonly from?: string
  readonly to?: string
}

type Flat = 'details' | 'settings' | 'pricing'

/** The names of the parts and their values on the screen. */
export interface DifferenceNames {
  readonly part: Readonly<
    Record<Flat | 'node' | 'edge' | 'note' | 'step' | 'field' | 'order' | 'example' | 'english', string>
  >
  readonly field: (part: Flat, field: string) => string
  readonly value: (value: unknown) => string
  readonly node: (node: TemplateNode) => string
  readonly parameter: (
    node: NodeOf<'model'>,
    change: ParameterChange,
  ) => { readonly name: string; readonly from: string; readonly to: string }
  readonly edge: (edge: TemplateEdge) => string
  readonly step: (step: FormStep) => string
}

/** A difference as lines that a person can read, in the order of a template’s parts. */
export function differenceLines(diff: TemplateDiff, names: DifferenceNames): readonly DifferenceLine[] {
  const { part } = names
  return [
    ...flatLines('details', diff, names),
    ...listLines({ ...diff.nodes, changed: [] }, part.node, names.node),
    ...diff.nodes.changed.flatMap(({ from, to }) => nodeLines(from, to, names)),
    ...listLines(diff.edges, part.edge, names.edge),
    ...listLines(diff.notes, part.note, ({ text }) => text),
    ...listLines({ ...diff.form, changed: [] }, part.step, names.step),
    ...diff.form.changed.flatMap(({ from, to }) => stepLines(from, to, names)),
    ...orderLine(diff.form, part.step, names),
    ...listLines(diff.examples, part.example, ({ caption }) => names.value(caption)),
    ...orderLine(diff.examples, part.example, names),
    ...englishLines(diff.english, names),
    ...flatLines('pricing', diff, names),
    ...flatLines('settings', diff, names),
  ]
}

function flatLines(of: Flat, diff: TemplateDiff, names: DifferenceNames): DifferenceLine[] {
  const changes: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[] =
    diff[of]
  return changes.map(({ field, from, to }) => ({
    change: 'changed',
    part: names.part[of],
    name: names.field(of, field),
    from: names.value(from),
    to: names.value(to),
  }))
}

function listLines<Entry>(
  { added, removed, changed }: Pick<ListDiff<Entry>, 'added' | 'removed' | 'changed'>,
  part: string,
  nameOf: (entry: Entry) => string,
): DifferenceLine[] {
  return [
    ...added.map((entry) => ({ change: 'added', part, name: nameOf(entry) }) as const),
    ...removed.map((entry) => ({ change: 'removed', part, name: nameOf(entry) }) as const),
    ...changed.map(({ to }) => ({ change: 'changed', part, name: nameOf(to) }) as const),
  ]
}

/** A kept node is described by its model's changed parameters, and as changed for all the rest. */
function nodeLines(from: TemplateNode, to: TemplateNode, names: DifferenceNames): DifferenceLine[] {
  const line = { change: 'changed', part: names.part.node, name: names.node(to) } as const
  if (from.kind !== 'model' || to.kind !== 'model') return [line]
  const parameters = parameterChanges(from.settings, to.settings).map((changed): DifferenceLine => {
    const { name, from: was, to: is } = names.parameter(to, changed)
    return { ...line, name: `${line.name}, ${name}`, from: was, to: is }
  })
  return isParametersAlone(from, to) && parameters.length > 0 ? parameters : [line, ...parameters]
}

function orderLine(
  { order }: Pick<ListDiff<unknown>, 'order'>,
  part: string,
  names: DifferenceNames,
): DifferenceLine[] {
  return order === null ? [] : [{ change: 'changed', part, name: names.part.order }]
}

/** English texts are described by their original. */
function englishLines(
  { added, removed, changed }: ListDiff<EnglishWords>,
  { part: { english: part }, value }: DifferenceNames,
): DifferenceLine[] {
  return [
    ...added.map(
      ({ text, said }) => ({ change: 'added', part, name: `${value(text)} → ${value(said)}` }) as const,
    ),
    ...removed.map(({ text }) => ({ change: 'removed', part, name: value(text) }) as const),
    ...changed.map(
      ({ from, to }) =>
        ({
          change: 'changed',
          part,
          name: value(to.text),
          from: value(from.said),
          to: value(to.said),
        }) as const,
    ),
  ]
}

/** A kept step is described by its fields. */
function stepLines(from: FormStep, to: FormStep, names: DifferenceNames): DifferenceLine[] {
  const lines = listLines(diffList(from.fields, to.fields, nameOf), names.part.field, labelOf)
  return lines.length > 0 ? lines : [{ change: 'changed', part: names.part.step, name: names.step(to) }]
}

const nameOf = ({ name }: FormStep['fields'][number]) => name
const labelOf = ({ label, name }: FormStep['fields'][number]) => (label === '' ? name : label)
