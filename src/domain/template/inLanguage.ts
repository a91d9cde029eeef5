import type { FormField, Template } from './templateSchema.ts'

/**
 * A template in a language: what its author has put into English, and everything else as it is. What it makes of words
 * stays as it is, too: only what people read of it is another.
 */
export function inLanguage(template: Template, language: 'pl' | 'en'): Template {
  const { english } = template
  if (language === 'pl' || Object.keys(english).length === 0) return template
  const say = (text: string) => (Object.hasOwn(english, text) ? (english[text] ?? text) : text)
  const { details } = template
  return {
    ...template,
    details: {
      ...details,
      title: say(details.title),
      description: say(details.description),
      categories: details.categories.map(say),
      tags: details.tags.map(say),
    },
    examples: template.examples.map((example) => ({ ...example, caption: say(example.caption) })),
    form: template.form.map((step) => ({
      ...step,
      title: say(step.title),
      description: say(step.description),
      fields: step.fields.map((field) => fieldIn(field, say)),
    })),
    nodes: template.nodes.map((node) => {
      const label = say(node.label)
      return node.kind === 'output'
        ? { ...node, label, settings: { name: say(node.settings.name) } }
        : { ...node, label }
    }),
  }
}

function fieldIn(field: FormField, say: (text: string) => string): FormField {
  const { custom } = field.validation
  return {
    ...field,
    label: say(field.label),
    placeholder: say(field.placeholder),
    helperText: say(field.helperText),
    tooltip: say(field.tooltip),
    options: field.options.map((option) => ({ ...option, label: say(option.label) })),
    validation: {
      ...field.validation,
      custom: custom === null ? null : { ...custom, message: say(custom.message) },
    },
  }
}
