import type { OperandLookup } from './conditions.ts'
import { type DryValue, isList, joined, partsOf, valueOf, wordsOf } from './dryValue.ts'
import { fillReferences, type Reference } from './references.ts'
import type { NodeKind, NodeOf } from './templateSchema.ts'
import { TRANSFORM_RULES } from './transforms.ts'

/** What a node has to work with. */
export interface NodeInput {
  /** What came along the edges that lead here, in their order. */
  readonly arriving: readonly DryValue[]
  readonly lookup: OperandLookup
  /** What another node has given; null for nothing. */
  readonly givenBy: (id: string) => DryValue | null
}

type Simulate<Kind extends NodeKind> = (node: NodeOf<Kind>, input: NodeInput) => DryValue | null

const SIMULATIONS: { readonly [Kind in NodeKind]: Simulate<Kind> } = {
  input: ({ settings }, { lookup }) => valueOf(lookup('field', settings.field)),
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
    // Of what nothing has judged, the best is the first.
    return settings.collectStrategy === 'all' ? all : (all[0] ?? '')
  },
  postprocess: ({ settings }, { arriving }) =>
    joined(arriving.map((value) => processed(value, settings.operation))),
  output: () => null,
}

/** What a node gives, with what its model would be asked in place of what it would make; null for nothing. */
export function simulateNode<Kind extends NodeKind>(node: NodeOf<Kind>, input: NodeInput): DryValue | null {
  return SIMULATIONS[node.kind](node, input)
}

function simulateModel({ settings }: NodeOf<'model'>, input: NodeInput): DryValue {
  const { mode, promptTemplate, inputSource, fanout, collectStrategy } = settings
  const asked = filled(promptTemplate, input)
  const prompt = asked.trim() === '' ? sourceWords(inputSource, input) : asked
  const isText = mode === 'text' || mode === 'transcription'
  const result: DryValue = isText ? `[${mode}] ${prompt}` : { mode, prompt, processed: [] }
  return fanout > 1 && collectStrategy === 'all' ? Array.from({ length: fanout }, () => result) : result
}

function processed(value: DryValue, operation: string): DryValue {
  if (isList(value)) return value.map((part) => processed(part, operation))
  return typeof value === 'object' ? { ...value, processed: [...value.processed, operation] } : value
}

const filled = (text: string, input: NodeInput) =>
  fillReferences(text, (reference) => referredWords(reference, input))

function sourceWords(source: NodeOf<'model'>['settings']['inputSource'], input: NodeInput): string {
  const reference = source.from === 'field' ? ({ to: 'field', name: source.field } as const) : PREVIOUS
  return referredWords(reference, input)
}

const PREVIOUS = { to: 'previous' } as const

function referredWords(reference: Reference, { arriving, lookup, givenBy }: NodeInput): string {
  if (reference.to === 'field') return wordsOf(valueOf(lookup('field', reference.name)))
  if (reference.to === 'node') return wordsOf(givenBy(reference.id) ?? '')
  return arriving.map(wordsOf).join('\n')
}
