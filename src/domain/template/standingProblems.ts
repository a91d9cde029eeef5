import { isSame } from './listDiff.ts'
import type { ProblemPlace, TemplateProblem } from './templateProblems.ts'
import type { Template } from './templateSchema.ts'

/** The problems that a server found in a template, and the template at that time. */
export interface JudgedTemplate {
  readonly template: Template
  readonly problems: readonly TemplateProblem[]
}

/** The found problems whose place is unchanged: a changed place may be correct by now. */
export function standingProblems(
  { template, problems }: JudgedTemplate,
  now: Template,
): readonly TemplateProblem[] {
  return problems.filter(({ place }) => isSame(partAt(template, place), partAt(now, place)))
}

/** All of a template that a problem at this place may be about. */
function partAt(template: Template, place: ProblemPlace): unknown {
  const { details, nodes, edges, form, pricing } = template
  if (place.part === 'details') return details[place.field]
  if (place.part === 'graph') return [nodes, edges]
  if (place.part === 'node') return nodes.find(({ id }) => id === place.id)
  if (place.part === 'edge') return edges.find(({ id }) => id === place.id)
  if (place.part === 'form') return form
  if (place.part === 'step') return form.find(({ id }) => id === place.id)
  if (place.part === 'field') {
    return form.flatMap(({ fields }) => fields).find(({ name }) => name === place.name)
  }
  if (place.part === 'pricing') return [pricing, details.credits, nodes, edges]
  return template[place.part]
}
