import { useLingui } from '@lingui/react/macro'
import type { ProblemPlace } from '#domain/template/templateProblems.ts'
import { graphOfTemplate } from '../../document/analysis.ts'
import { useTemplate } from '../../document/BuilderContext.tsx'
import { useNodeName } from '../../nodes/useNodeName.ts'

type PartsWithoutName = Exclude<ProblemPlace['part'], 'node' | 'edge' | 'step' | 'field'>

/** The name of a problem's place. */
export function useProblemPlaces(): (place: ProblemPlace) => string {
  const { t } = useLingui()
  const template = useTemplate()
  const nameOf = useNodeName()
  const { nodes, indexOf } = graphOfTemplate(template)
  const parts: Readonly<Record<PartsWithoutName, string>> = {
    details: t`Szablon`,
    graph: t`Graf`,
    form: t`Formularz`,
    pricing: t`Cena`,
    settings: t`Potok`,
    examples: t`Przykłady`,
    english: t`Po angielsku`,
  }

  function nodeName(id: string): string {
    const node = nodes[indexOf.get(id) ?? -1]
    return node === undefined ? id : nameOf(node)
  }

  function edgeName(id: string): string {
    const edge = template.edges.find((each) => each.id === id)
    return edge === undefined ? t`Połączenie` : `${nodeName(edge.source)} → ${nodeName(edge.target)}`
  }

  function stepName(id: string): string {
    const at = template.form.findIndex((step) => step.id === id)
    return template.form[at]?.title || t`Krok ${at + 1}`
  }

  function fieldName(name: string): string {
    const fields = template.form.flatMap((step) => step.fields)
    return fields.find((field) => field.name === name)?.label || name
  }

  return (place) => {
    if (place.part === 'node') return nodeName(place.id)
    if (place.part === 'edge') return edgeName(place.id)
    if (place.part === 'step') return stepName(place.id)
    return place.part === 'field' ? fieldName(place.name) : parts[place.part]
  }
}
