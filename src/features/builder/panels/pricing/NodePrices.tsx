import { Trans } from '@lingui/react/macro'
import { replaceNode } from '#domain/template/editGraph.ts'
import { NODE_KINDS } from '#domain/template/nodeKinds.ts'
import { MOST_CREDITS } from '#domain/template/templateLimits.ts'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import { useBuilder } from '../../document/BuilderContext.tsx'
import { NumberField } from '../../inputs/NumberField.tsx'
import { useNodeName } from '../../nodes/useNodeName.ts'
import stack from '../PanelStack.module.css'

/** The author's estimate of each node that has a price. */
export function NodePrices({ nodes }: { readonly nodes: readonly TemplateNode[] }) {
  const document = useBuilder()
  const nameOf = useNodeName()
  const priced = nodes.filter(({ kind }) => NODE_KINDS[kind].isPriced)

  function price(node: TemplateNode, estimated: number): void {
    const own = node.pricing ?? { label: '', note: '', min: 0, max: MOST_CREDITS }
    const pricing = {
      ...own,
      estimated,
      min: Math.min(own.min, estimated),
      max: Math.max(own.max, estimated),
    }
    document.edit({ name: 'pricing', of: node.id, merges: true }, (template) =>
      replaceNode(template, { ...node, pricing }),
    )
  }

  return (
    <div className={stack.stack}>
      <p className={stack.text}>
        {priced.length === 0 ? (
          <Trans>Dodaj modele, a tu ustawisz cenę każdego węzła.</Trans>
        ) : (
          <Trans>Płaci się za węzły, które uruchomienie wykona.</Trans>
        )}
      </p>
      {priced.map((node) => (
        <NumberField
          key={node.id}
          label={nameOf(node)}
          value={node.pricing?.estimated ?? 0}
          min={0}
          max={MOST_CREDITS}
          onChange={(estimated) => price(node, estimated)}
        />
      ))}
    </div>
  )
}
