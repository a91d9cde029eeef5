import { NODE_KINDS } from './nodeKinds.ts'
import type { FormField, NodeKind, NodeOf, Template, TemplateNode } from './templateSchema.ts'

/** The texts of a template that people read, besides its prompts. */
export type TextKind =
  | 'title'
  | 'description'
  | 'category'
  | 'tag'
  | 'step'
  | 'stepDescription'
  | 'label'
  | 'placeholder'
  | 'helperText'
  | 'tooltip'
  | 'option'
  | 'message'
  | 'caption'
  | 'node'
  | 'output'

/** The place of a text: its kind, and in a form also its step and field. */
export interface TextPlace {
  readonly kind: TextKind
  /** The id of the step, for texts of a form. */
  readonly step?: string
  /** The name of the field, for texts of a field. */
  readonly field?: string
}

/** Says a text at its place, or another one in its place. */
type Say = (text: string, place: TextPlace) => string

/**
 * A template with each readable text replaced: this is the one list of them. The label of a hidden field is for its
 * author alone.
 */
export function mapTexts(template: Template, say: Say): Template {
  const { details } = template
  return {
    ...template,
    details: {
      ...details,
      title: say(details.title, { kind: 'title' }),
      description: say(details.description, { kind: 'description' }),
      categories: details.categories.map((text) => say(text, { kind: 'category' })),
      tags: details.tags.map((text) => say(text, { kind: 'tag' })),
    },
    form: template.form.map((step) => ({
      ...step,
      title: say(step.title, { kind: 'step', step: step.id }),
      description: say(step.description, { kind: 'stepDescription', step: step.id }),
      fields: step.fields.map((field) =>
        field.type === 'hidden'
          ? field
          : fieldSaid(field, (text, kind) => say(text, { kind, step: step.id, field: field.name })),
      ),
    })),
    examples: template.examples.map((example) => ({
      ...example,
      caption: say(example.caption, { kind: 'caption' }),
    })),
    nodes: template.nodes.map((node) => {
      const label = say(node.label, { kind: 'node' })
      return settingsSaid({ ...node, label }, (text) => say(text, { kind: 'output' }))
    }),
  }
}

function settingsSaid<Kind extends NodeKind>(
  node: NodeOf<Kind>,
  say: (text: string) => string,
): TemplateNode {
  return NODE_KINDS[node.kind].say?.(node, say) ?? node
}

function fieldSaid(field: FormField, say: (text: string, kind: TextKind) => string): FormField {
  const { custom } = field.validation
  return {
    ...field,
    label: say(field.label, 'label'),
    placeholder: say(field.placeholder, 'placeholder'),
    helperText: say(field.helperText, 'helperText'),
    tooltip: say(field.tooltip, 'tooltip'),
    options: field.options.map((option) => ({ ...option, label: say(option.label, 'option') })),
    validation: {
      ...field.validation,
      custom: custom === null ? null : { ...custom, message: say(custom.message, 'message') },
    },
  }
}

/** Every text that people read of a template with its place, in the order in which they meet it. */
export function textsOf(template: Template): readonly (TextPlace & { readonly text: string })[] {
  const texts: (TextPlace & { readonly text: string })[] = []
  mapTexts(template, (text, place) => {
    texts.push({ ...place, text })
    return text
  })
  return texts
}
