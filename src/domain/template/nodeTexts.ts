import { referencesIn } from './references.ts'
import { LONGEST_PROMPT } from './templateLimits.ts'
import type { TemplateNode } from './templateSchema.ts'

/** The texts of a node in which references can stand. */
export function textsOf({ kind, settings }: TemplateNode): readonly string[] {
  if (kind === 'model') return [settings.promptTemplate, settings.negativePrompt]
  return kind === 'transform' ? [settings.text] : []
}

/** Whether a text of a node has become longer than it may be, as by longer names of what it refers to. */
export function isTextTooLong(node: TemplateNode): boolean {
  return textsOf(node).some((text) => text.length > LONGEST_PROMPT)
}

/** The nodes whose results a node reads without an edge. */
export function nodesReadBy(node: TemplateNode): readonly string[] {
  if (node.kind === 'branch') {
    const { operandType, operand } = node.settings.condition
    return operandType === 'node' ? [operand] : []
  }
  return textsOf(node).flatMap((text) =>
    referencesIn(text).flatMap((reference) => (reference.to === 'node' ? [reference.id] : [])),
  )
}
