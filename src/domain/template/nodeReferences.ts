import type { Condition } from './conditions.ts'
import type { InputSource } from './kinds/inputSource.ts'
import type { ReferenceChange } from './kinds/kindRules.ts'
import { NODE_KINDS } from './nodeKinds.ts'
import { type Reference, referencesIn } from './references.ts'
import { LONGEST_PROMPT } from './templateLimits.ts'
import type { NodeKind, NodeOf, TemplateNode } from './templateSchema.ts'

// The references of nodes. Each kind lists them once (`refer`): here they are read and changed.

/** A node with some of its references changed; the same object where nothing changes. */
export function changeReferences<Kind extends NodeKind>(
  node: NodeOf<Kind>,
  { text = same, source = same, field = same, condition = same }: Partial<ReferenceChange>,
): TemplateNode {
  let isChanged = false
  const noted =
    <Value>(change: (value: Value) => Value) =>
    (value: Value) => {
      const next = change(value)
      if (next !== value) isChanged = true
      return next
    }
  const changed = NODE_KINDS[node.kind].refer(node, {
    text: noted(text),
    source: noted(source),
    field: noted(field),
    condition: noted(condition),
  })
  return isChanged ? changed : node
}

const same = <Value>(value: Value): Value => value

interface Referring {
  readonly texts: readonly string[]
  readonly sources: readonly InputSource[]
  readonly fields: readonly string[]
  readonly conditions: readonly Condition[]
}

/** All by which a node refers to fields and other nodes. */
export function referringOf(node: TemplateNode): Referring {
  const texts: string[] = []
  const sources: InputSource[] = []
  const fields: string[] = []
  const conditions: Condition[] = []
  changeReferences(node, {
    text: into(texts),
    source: into(sources),
    field: into(fields),
    condition: into(conditions),
  })
  return { texts, sources, fields, conditions }
}

const into =
  <Value>(list: Value[]) =>
  (value: Value) => {
    list.push(value)
    return value
  }

/** Whether a text of a node exceeds its limit, for example by longer names in its references. */
export function isTextTooLong(node: TemplateNode): boolean {
  return referringOf(node).texts.some((text) => text.length > LONGEST_PROMPT)
}

/** The references that a node's texts and source read. */
export function referencesOf({ texts, sources }: Pick<Referring, 'texts' | 'sources'>): readonly Reference[] {
  const fields = sources.flatMap((source) =>
    source.from === 'field' && source.field !== '' ? [{ to: 'field', name: source.field } as const] : [],
  )
  return [...texts.flatMap(referencesIn), ...fields]
}

/** The nodes whose results a node reads without an edge. */
export function nodesReadBy(node: TemplateNode): readonly string[] {
  const { texts, sources, conditions } = referringOf(node)
  return [
    ...conditions.flatMap(({ operandType, operand }) => (operandType === 'node' ? [operand] : [])),
    ...referencesOf({ texts, sources }).flatMap((reference) =>
      reference.to === 'node' ? [reference.id] : [],
    ),
  ]
}
