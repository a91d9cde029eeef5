import { replaceField } from './editForm.ts'
import { mapConditions } from './mapConditions.ts'
import { isTextTooLong } from './nodeTexts.ts'
import { fillReferences } from './references.ts'
import type { Template, TemplateNode } from './templateSchema.ts'

/**
 * Gives a field another name, and everything that refers to it along with it: conditions, prompts, inputs of the graph.
 * A name that another field has changes nothing, and neither does one with which a text of the graph would be too long.
 */
export function renameField(template: Template, from: string, to: string): Template {
  const fields = template.form.flatMap((step) => step.fields)
  const field = fields.find(({ name }) => name === from)
  if (field === undefined || from === to || fields.some(({ name }) => name === to)) return template
  const renamed = mapConditions(replaceField(template, from, { ...field, name: to }), (condition) =>
    condition.operandType === 'field' && condition.operand === from
      ? { ...condition, operand: to }
      : condition,
  )
  const nodes = renamed.nodes.map((node) => renamedNode(node, { from, to }))
  return nodes.some(isTextTooLong) ? template : { ...renamed, nodes }
}

interface Renaming {
  readonly from: string
  readonly to: string
}

function renamedNode(node: TemplateNode, { from, to }: Renaming): TemplateNode {
  const inText = (text: string) =>
    fillReferences(text, (reference) => {
      if (reference.to === 'field') return `{{${reference.name === from ? to : reference.name}}}`
      return reference.to === 'node' ? `{{node:${reference.id}}}` : '{{previous}}'
    })
  const inSource = <
    Source extends { readonly from: 'field'; readonly field: string } | { readonly from: 'previous' },
  >(
    source: Source,
  ): Source => (source.from === 'field' && source.field === from ? { ...source, field: to } : source)
  if (node.kind === 'input') {
    return node.settings.field === from ? { ...node, settings: { ...node.settings, field: to } } : node
  }
  if (node.kind === 'transform') {
    const { settings } = node
    return {
      ...node,
      settings: { ...settings, text: inText(settings.text), inputSource: inSource(settings.inputSource) },
    }
  }
  if (node.kind !== 'model') return node
  const { settings } = node
  return {
    ...node,
    settings: {
      ...settings,
      promptTemplate: inText(settings.promptTemplate),
      negativePrompt: inText(settings.negativePrompt),
      inputSource: inSource(settings.inputSource),
    },
  }
}
