import { FORM_FIELD_TYPES } from './formFieldTypes.ts'
import type { Graph } from './graph.ts'
import { topologicalOrder } from './graph.ts'
import { textsOf } from './nodeTexts.ts'
import { type Reference, referencesIn } from './references.ts'
import { error, type TemplateProblem, type ValidationContext } from './templateProblems.ts'
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
    for (const reference of references(node)) {
      const code = referenceProblem(reference, known)
      if (code !== null) problems.push(error(code, at))
      else if (reference.to === 'node') {
        const to = graph.indexOf.get(reference.id)
        // What comes later in the order has given nothing yet.
        if (to !== undefined && (place.get(to) ?? Infinity) >= (place.get(index) ?? -1)) {
          problems.push(error('reference_later', at))
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
  if (node.kind === 'postprocess') return isSized(node) ? [] : [error('parameters_invalid', at)]
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
  { engineMakes, areParameters }: ValidationContext,
): readonly TemplateProblem[] {
  const at = { part: 'node', id } as const
  const { mode, model, promptTemplate, inputSource, modelParameters, advancedParameters } = settings
  const problems: TemplateProblem[] = []
  if (model === '') problems.push(error('model_missing', at))
  else {
    const makes = engineMakes?.(model)
    if (makes === null) problems.push(error('model_unknown', at))
    else if (makes !== undefined && makes !== mode) problems.push(error('model_mode', at))
    else if (areParameters?.(model, { ...modelParameters, ...advancedParameters }) === false) {
      problems.push(error('parameters_invalid', at))
    }
  }
  if (promptTemplate.trim() === '' && inputSource.from === 'field' && inputSource.field === '') {
    problems.push(error('prompt_missing', at))
  }
  return problems
}

/** Whether a picture that is made of another has a size: one can be left to the other. */
function isSized({ settings: { operation, width, height, text } }: NodeOf<'postprocess'>): boolean {
  if (operation === 'resize') return width > 0 || height > 0
  if (operation === 'crop') return width > 0 && height > 0
  return operation !== 'watermark' || text.trim() !== ''
}

/** Everything that a node reads of the form and of other nodes. */
function references(node: TemplateNode): readonly Reference[] {
  if (node.kind === 'branch') {
    const { operandType, operand } = node.settings.condition
    return operandType === 'node' ? [{ to: 'node', id: operand }] : []
  }
  if (node.kind !== 'transform' && node.kind !== 'model') return []
  return [...textsOf(node).flatMap(referencesIn), ...source(node.settings.inputSource)]
}

type InputSource = Extract<TemplateNode, { readonly kind: 'model' }>['settings']['inputSource']

const source = (from: InputSource): readonly Reference[] =>
  from.from === 'field' && from.field !== '' ? [{ to: 'field', name: from.field }] : []

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
