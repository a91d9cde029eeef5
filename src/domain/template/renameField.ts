import { replaceField } from './editForm.ts'
import { mapConditions } from './mapConditions.ts'
import { changeReferences, isTextTooLong } from './nodeReferences.ts'
import { mapReferences } from './references.ts'
import type { Template } from './templateSchema.ts'

/**
 * Gives a field another name, and everything that refers to it along with it: conditions, prompts, inputs of the graph.
 * A name that another field has changes nothing, and neither does one with which a text of the graph would be too long.
 */
export function renameField(template: Template, from: string, to: string): Template {
  const fields = template.form.flatMap((step) => step.fields)
  const renamedField = fields.find(({ name }) => name === from)
  if (renamedField === undefined || from === to || fields.some(({ name }) => name === to)) return template
  const renamed = mapConditions(replaceField(template, from, { ...renamedField, name: to }), (condition) =>
    condition.operandType === 'field' && condition.operand === from
      ? { ...condition, operand: to }
      : condition,
  )
  const field = (name: string) => (name === from ? to : name)
  const nodes = renamed.nodes.map((node) =>
    changeReferences(node, {
      field,
      text: (text) =>
        mapReferences(text, (reference) =>
          reference.to === 'field' ? { ...reference, name: field(reference.name) } : reference,
        ),
      source: (source) =>
        source.from === 'field' && source.field === from ? { ...source, field: to } : source,
    }),
  )
  return nodes.some(isTextTooLong) ? template : { ...renamed, nodes }
}
