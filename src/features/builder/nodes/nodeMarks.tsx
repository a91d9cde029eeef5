import { useLingui } from '@lingui/react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { nodePriceBy } from '#domain/template/price.ts'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import { type NodeProblems, problemsByNode } from '../document/analysis.ts'
import { useTemplatePart } from '../document/BuilderContext.tsx'
import { useProblems } from '../document/problems.tsx'
import { useEngineName, useEnginePrice } from '../engines/useEngines.ts'
import type { SummaryWords } from './nodeLook.ts'

interface NodeMarks {
  readonly problemsOf: (id: string) => NodeProblems | undefined
  /** In credits; 0 for a node without a price of its own. */
  readonly priceOf: (node: TemplateNode) => number
  readonly summaryWords: SummaryWords
}

const NodeMarksContext = createContext<NodeMarks | null>(null)

/** The further marks of nodes, computed once for all of them. */
export function NodeMarksProvider({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui()
  const problems = useProblems()
  const form = useTemplatePart('form')
  const pricing = useTemplatePart('pricing')
  const enginePrice = useEnginePrice()
  const engineName = useEngineName()
  const marks = useMemo((): NodeMarks => {
    const byNode = problemsByNode(problems)
    const labels = new Map(
      form.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
    )
    const priceByMode = nodePriceBy({ pricing }, enginePrice)
    return {
      problemsOf: (id) => byNode.get(id),
      priceOf: (node) =>
        pricing.isEnabled ? priceByMode(node) : (node.pricing?.estimated ?? priceByMode(node)),
      summaryWords: { i18n, engineName, fieldLabel: (name) => labels.get(name) || name },
    }
  }, [problems, form, pricing, enginePrice, engineName, i18n])
  return <NodeMarksContext value={marks}>{children}</NodeMarksContext>
}

export function useNodeMarks(): NodeMarks {
  const marks = use(NodeMarksContext)
  if (marks === null) throw new Error('useNodeMarks needs a NodeMarksProvider above it')
  return marks
}
