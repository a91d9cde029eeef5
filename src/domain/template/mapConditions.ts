import type { Condition } from './conditions.ts'
import { changeReferences } from './nodeReferences.ts'
import type { FormField, Template } from './templateSchema.ts'

/** A template with every condition of it as `change` gives it: in nodes, of fields and of prices. */
export function mapConditions(template: Template, change: (condition: Condition) => Condition): Template {
  return {
    ...template,
    nodes: template.nodes.map((node) => changeReferences(node, { condition: change })),
    form: template.form.map((step) => ({
      ...step,
      fields: step.fields.map((field) => withConditions(field, change)),
    })),
    pricing: {
      ...template.pricing,
      paths: template.pricing.paths.map((path) => ({ ...path, conditions: path.conditions.map(change) })),
    },
  }
}

function withConditions(field: FormField, change: (condition: Condition) => Condition): FormField {
  const { custom } = field.validation
  return {
    ...field,
    showIf: field.showIf.map(change),
    validation: {
      ...field.validation,
      custom: custom === null ? null : { ...custom, condition: change(custom.condition) },
    },
  }
}
