import type { OperandLookup } from '../conditions.ts'
import { type DryValue, wordsOf } from '../dryValue.ts'
import { fillReferences, type Reference } from '../references.ts'
import { LONGEST_VALUE } from '../templateLimits.ts'
import type { InputSource } from './inputSource.ts'

/** The input of a node. */
export interface NodeInput {
  /** The values along the incoming edges, in order. */
  readonly arriving: readonly DryValue[]
  readonly lookup: OperandLookup
  /** The value of a form's field. */
  readonly field: (name: string) => DryValue
  /** Another node's result; null for none. */
  readonly givenBy: (id: string) => DryValue | null
}

/** A text of a node with its references filled in. */
export const filled = (text: string, input: NodeInput): string =>
  fillReferences(text, (reference) => referredWords(reference, input), LONGEST_VALUE)

/** The value of a node's source, as words. */
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
