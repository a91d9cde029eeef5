import type { OperandLookup } from '../conditions.ts'
import { type DryValue, wordsOf } from '../dryValue.ts'
import { fillReferences, type Reference } from '../references.ts'
import { LONGEST_VALUE } from '../templateLimits.ts'
import type { InputSource } from './inputSource.ts'

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

/** A text of a node with what it refers to filled in. */
export const filled = (text: string, input: NodeInput): string =>
  fillReferences(text, (reference) => referredWords(reference, input), LONGEST_VALUE)

/** What the source of a node holds, as words. */
export function sourceWords(source: InputSource, input: NodeInput): string {
  const reference = source.from === 'field' ? ({ to: 'field', name: source.field } as const) : PREVIOUS
  return referredWords(reference, input)
}

const PREVIOUS = { to: 'previous' } as const

function referredWords(reference: Reference, { arriving, field, givenBy }: NodeInput): string {
  if (reference.to === 'field') return wordsOf(field(reference.name))
  if (reference.to === 'node') return wordsOf(givenBy(reference.id) ?? '')
  return arriving.map(wordsOf).join('\n')
}
