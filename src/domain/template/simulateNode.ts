import { bestOf } from './bestOf.ts'
import type { OperandLookup } from './conditions.ts'
import {
  bounded,
  clipped,
  type DryPart,
  type DryValue,
  isPicture,
  joined,
  mapParts,
  partsOf,
  type SimulatedMedia,
  wordsOf,
} from './dryValue.ts'
import { fillReferences, type Reference } from './references.ts'
import { LONGEST_VALUE } from './templateLimits.ts'
import type { NodeKind, NodeOf } from './templateSchema.ts'
import { TRANSFORM_RULES } from './transforms.ts'

/** What a node has to work with. */
export interface NodeInput {
  /** What came along the edges that lead here, in their order. */
  readonly arriving: readonly DryValue[]
  readonly lookup: OperandLookup
  /** What a field of the form gives. */
  readonly field: (name: string) => DryValue
  /** What another node has given; null for nothing. */
  readonly givenBy: (id: string) => DryValue | null
}

type Simulate<Kind extends NodeKind> = (node: NodeOf<Kind>, input: NodeInput) => DryValue | null

const SIMULATIONS: { readonly [Kind in NodeKind]: Simulate<Kind> } = {
  input: ({ settings }, { field }) => field(settings.field),
  model: simulateModel,
  branch: (_node, { arriving }) => joined(arriving),
  transform({ settings }, input) {
    const { operation, inputSource, text, replacement } = settings
    return TRANSFORM_RULES[operation]({
      words: sourceWords(inputSource, input),
      parts: input.arriving.flatMap(partsOf).map(wordsOf),
      filled: filled(text, input),
      text,
      replacement,
    })
  },
  aggregate({ settings }, { arriving }) {
    const all = arriving.flatMap(partsOf)
    if (settings.collectStrategy === 'all') return all
    return (settings.collectStrategy === 'best_of' ? bestOf(all) : all[0]) ?? ''
  },
  postprocess: ({ settings }, { arriving }) =>
    mapParts(joined(arriving), (part) => (isPicture(part) ? processed(part, settings.operation) : part)),
  output: () => null,
}

/** What a node gives, with what its model would be asked in place of what it would make; null for nothing. */
export function simulateNode<Kind extends NodeKind>(node: NodeOf<Kind>, input: NodeInput): DryValue | null {
  const value = SIMULATIONS[node.kind](node, input)
  return value === null ? null : bounded(value)
}

/** The text that a model is asked with: its own with what it refers to, or else what its source holds. */
export function promptOf({ settings }: NodeOf<'model'>, input: NodeInput): string {
  const asked = filled(settings.promptTemplate, input)
  return clipped(asked.trim() === '' ? sourceWords(settings.inputSource, input) : asked).trim()
}

/** What it is asked to leave out. */
export function negativePromptOf({ settings }: NodeOf<'model'>, input: NodeInput): string {
  return clipped(filled(settings.negativePrompt, input))
}

function simulateModel(node: NodeOf<'model'>, input: NodeInput): DryValue {
  const { mode, fanout, collectStrategy } = node.settings
  const prompt = promptOf(node, input)
  const isText = mode === 'text' || mode === 'transcription'
  const result: DryPart = isText ? `[${mode}] ${prompt}` : { mode, prompt, processed: [] }
  return fanout > 1 && collectStrategy === 'all' ? Array.from({ length: fanout }, () => result) : result
}

/** A picture of which something is made. */
export function processed(picture: SimulatedMedia, operation: string): SimulatedMedia {
  return { ...picture, processed: [...picture.processed, operation] }
}

const filled = (text: string, input: NodeInput) =>
  fillReferences(text, (reference) => referredWords(reference, input), LONGEST_VALUE)

function sourceWords(source: NodeOf<'model'>['settings']['inputSource'], input: NodeInput): string {
  const reference = source.from === 'field' ? ({ to: 'field', name: source.field } as const) : PREVIOUS
  return referredWords(reference, input)
}

const PREVIOUS = { to: 'previous' } as const

function referredWords(reference: Reference, { arriving, field, givenBy }: NodeInput): string {
  if (reference.to === 'field') return wordsOf(field(reference.name))
  if (reference.to === 'node') return wordsOf(givenBy(reference.id) ?? '')
  return arriving.map(wordsOf).join('\n')
}
