import { addField, addStep, replaceField } from './editForm.ts'
import { addNode, connect, replaceNode } from './editGraph.ts'
import type { SuggestionChange } from './suggestion.ts'
import type { Template, TemplateEdge } from './templateSchema.ts'
import { carryOut } from './wishes/carryOut.ts'
import { sentencesIn } from './wishes/sentence.ts'

type Apply<Kind extends SuggestionChange['kind']> = (
  template: Template,
  change: Extract<SuggestionChange, { readonly kind: Kind }>,
) => Template

const APPLIES: { readonly [Kind in SuggestionChange['kind']]: Apply<Kind> } = {
  details: (template, { details }) => ({ ...template, details: changed(template.details, details) }),
  settings: (template, { settings }) => ({ ...template, settings: changed(template.settings, settings) }),
  pricing: (template, { pricing }) => ({ ...template, pricing: changed(template.pricing, pricing) }),
  node(template, { node, edges }) {
    const isThere = template.nodes.some(({ id }) => id === node.id)
    return withEdges(isThere ? replaceNode(template, node) : addNode(template, node), edges)
  },
  edges: (template, { edges }) => withEdges(template, edges),
  prompt(template, { node: id, promptTemplate, negativePrompt }) {
    const node = template.nodes.find((each) => each.id === id)
    if (node?.kind !== 'model') return template
    const texts = { promptTemplate, negativePrompt: negativePrompt ?? node.settings.negativePrompt }
    return replaceNode(template, { ...node, settings: { ...node.settings, ...texts } })
  },
  step(template, { step }) {
    return template.form.some(({ id }) => id === step.id) ? template : addStep(template, step)
  },
  field(template, { step, field }) {
    const isThere = template.form.some(({ fields }) => fields.some(({ name }) => name === field.name))
    return isThere ? replaceField(template, field.name, field) : addField(template, step, field)
  },
  wish(template, { sentence, node, engine }) {
    const [read] = sentencesIn(sentence)
    if (read === undefined) return template
    return carryOut(template, read, { node, engineFor: () => engine ?? null }) ?? template
  },
}

/** A template with a suggestion applied to it; the same object where nothing changes. */
export function applySuggestion<Kind extends SuggestionChange['kind']>(
  template: Template,
  change: Extract<SuggestionChange, { readonly kind: Kind }>,
): Template {
  return APPLIES[change.kind](template, change)
}

/** Edges that can’t be are left out. */
function withEdges(template: Template, edges: readonly TemplateEdge[]): Template {
  return edges.reduce((joined, { id, ...connection }) => connect(joined, connection, id).template, template)
}

type Change<Part> = { readonly [Field in keyof Part]?: Part[Field] | undefined }

function changed<Part extends object>(part: Part, change: Change<Part>): Part {
  const isField = (name: string): name is keyof Part & string => Object.hasOwn(part, name)
  const copy = { ...part }
  for (const field of Object.keys(change).filter(isField)) copy[field] = change[field] ?? part[field]
  return copy
}
