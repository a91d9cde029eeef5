import { FORM_FIELD_TYPES } from './formFieldTypes.ts'
import type { Graph } from './graph.ts'
import { topologicalOrder } from './graph.ts'
import { referencesOf, referringOf } from './nodeReferences.ts'
import type { Reference } from './references.ts'
import { parametersOf } from './modelParameters.ts'
import { parameterFaults } from './parameterFaults.ts'
import { error, type ProblemCode, type TemplateProblem, type ValidationContext } from './templateProblems.ts'
import type { NodeOf, TemplateNode } from './templateSchema.ts'
import { conditionProblems, type Known } from './validateConditions.ts'
import type { ValueType } from './valueTypes.ts'

/** What is wrong inside of nodes: engines, prompts, and what they refer to. */
export function nodeProblems(
  graph: Graph,
  known: Known,
  context: ValidationContext,
): readonly TemplateProblem[] {
  const place = new Map(topologicalOrder(graph).order.map((index, position) => [index, position]))
  const problems: TemplateProblem[] = []
  graph.nodes.forEach((node, index) => {
    const at = { part: 'node', id: node.id } as const
    problems.push(...ownProblems(node, known, context))
    for (const reference of distinct(references(node, known))) {
      const code = referenceProblem(reference, known)
      if (code !== null) problems.push(error(code, at, nameOf(reference)))
      else if (reference.to === 'node') {
        const to = graph.indexOf.get(reference.id)
        // What comes later in the order has given nothing yet.
        if (to !== undefined && (place.get(to) ?? Infinity) >= (place.get(index) ?? -1)) {
          problems.push(error('reference_later', at, reference.id))
        }
      }
    }
  })
  return problems
}

function ownProblems(
  node: TemplateNode,
  known: Known,
  context: ValidationContext,
): readonly TemplateProblem[] {
  const at = { part: 'node', id: node.id } as const
  if (node.kind === 'input') return inputProblems(node, known)
  if (node.kind === 'branch') return conditionProblems([node.settings.condition], known, at)
  if (node.kind === 'postprocess') {
    const lacking = lackOf(node)
    return lacking === null ? [] : [error(lacking, at)]
  }
  return node.kind === 'model' ? modelProblems(node, context) : []
}

/** What comes of a file alone. */
const FILE_TYPES: ReadonlySet<ValueType> = new Set(['image', 'video', 'audio'])

function inputProblems({ id, settings }: NodeOf<'input'>, { fields }: Known): readonly TemplateProblem[] {
  const at = { part: 'node', id } as const
  const field = fields.get(settings.field)
  if (field === undefined) return [error('field_unknown', at)]
  if (field.type === 'password') return [error('reference_secret', at)]
  const { holds, valueType } = FORM_FIELD_TYPES[field.type]
  // What nodes can work on goes by the type: a file is no other than its own, and nothing else is a file.
  const isMisnamed =
    settings.valueType !== valueType && (holds === 'file' || FILE_TYPES.has(settings.valueType))
  return isMisnamed ? [error('field_type', at)] : []
}

function modelProblems(
  { id, settings }: NodeOf<'model'>,
  { engines }: ValidationContext,
): readonly TemplateProblem[] {
  const at = { part: 'node', id } as const
  const { mode, model, promptTemplate, inputSource } = settings
  const problems: TemplateProblem[] = []
  if (model === '') problems.push(error('model_missing', at))
  else {
    const engine = engines?.find((each) => each.id === model)
    if (engines !== undefined && engine === undefined) problems.push(error('model_unknown', at, model))
    else if (engine !== undefined && engine.type !== mode) problems.push(error('model_mode', at))
    else if (engine !== undefined) {
      const faults = parameterFaults(engine, parametersOf(settings))
      problems.push(
        ...faults.map(({ name, fault }) =>
          error(fault === 'unknown' ? 'parameter_unknown' : 'parameters_invalid', at, name),
        ),
      )
    }
  }
  if (promptTemplate.trim() === '' && inputSource.from === 'field' && inputSource.field === '') {
    problems.push(error('prompt_missing', at))
  }
  return problems
}

/** What a picture can’t be worked on without: of a size, one side can be left to the other. */
function lackOf({ settings: { operation, width, height, text } }: NodeOf<'postprocess'>): ProblemCode | null {
  if (operation === 'resize') return width > 0 || height > 0 ? null : 'size_missing'
  if (operation === 'crop') return width > 0 && height > 0 ? null : 'crop_size_missing'
  return operation === 'watermark' && text.trim() === '' ? 'watermark_missing' : null
}

/** Each once, however often a text refers to it. */
function distinct(all: readonly Reference[]): readonly Reference[] {
  return [...new Map(all.map((reference) => [`${reference.to} ${nameOf(reference)}`, reference])).values()]
}

function nameOf(reference: Reference): string {
  if (reference.to === 'field') return reference.name
  return reference.to === 'node' ? reference.id : 'previous'
}

/** Everything that a node reads of the form and of other nodes; what its condition lacks is told of the condition. */
function references(node: TemplateNode, { nodes }: Known): readonly Reference[] {
  const { conditions, ...referring } = referringOf(node)
  const asked = conditions.flatMap(({ operandType, operand }): Reference[] =>
    operandType === 'node' && nodes.has(operand) ? [{ to: 'node', id: operand }] : [],
  )
  return [...asked, ...referencesOf(referring)]
}

/** What a node reads goes on to others and is kept; what nobody else shall read can be asked about in conditions alone. */
function referenceProblem(
  reference: Reference,
  { fields, nodes }: Known,
): 'reference_unknown' | 'reference_secret' | null {
  if (reference.to === 'field') {
    const field = fields.get(reference.name)
    if (field === undefined) return 'reference_unknown'
    return field.type === 'password' ? 'reference_secret' : null
  }
  if (reference.to === 'node') return nodes.has(reference.id) ? null : 'reference_unknown'
  return null
}
