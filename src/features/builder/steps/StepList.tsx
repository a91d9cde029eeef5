import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Workflow } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Drawer } from '#ui/Drawer.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useStore } from '#ui/useStore.ts'
import { ConnectDialog } from '../connect/ConnectDialog.tsx'
import { graphOfTemplate, orderOf } from '../document/analysis.ts'
import { useTemplatePart } from '../document/BuilderContext.tsx'
import { Palette } from '../palette/Palette.tsx'
import { askedView } from '../panels/leadTo.ts'
import { openPanel } from '../panels/openPanel.ts'
import { Step } from './Step.tsx'
import styles from './StepList.module.css'

/** The graph as a list in the order in which it runs: everything is done by taps and keys, nothing by dragging. */
export function StepList() {
  const { t } = useLingui()
  const nodes = useTemplatePart('nodes')
  const edges = useTemplatePart('edges')
  const [isAdding, setAdding] = useState(false)
  const graph = graphOfTemplate({ nodes, edges })
  const { order, unordered } = orderOf(graph)
  const asked = useStore(askedView)
  useEffect(() => {
    if (asked === null) return
    askedView.set(null)
    const [id] = asked.ids
    if (id !== undefined) document.getElementById(`step-${id}`)?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const add = (
    <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onPress={() => setAdding(true)}>
      <Trans>Dodaj węzeł</Trans>
    </Button>
  )
  return (
    <div data-part="steps" className={styles.scroll}>
      {nodes.length === 0 ? (
        <EmptyState
          icon={<Workflow size={28} />}
          title={t`Zacznij od pierwszego węzła`}
          description={t`Zwykle to dane z formularza, potem model AI i na końcu wynik.`}
          action={add}
        />
      ) : (
        <>
          <ol className={styles.list} aria-label={t`Węzły w kolejności działania`}>
            {[...order, ...unordered].map((index, at) => {
              const node = graph.nodes[index]
              return node === undefined ? null : (
                <Step
                  key={node.id}
                  node={node}
                  number={at + 1}
                  next={graph.outgoing[index] ?? []}
                  graph={graph}
                />
              )
            })}
          </ol>
          <div className={styles.add}>{add}</div>
        </>
      )}
      <Drawer side="bottom" title={t`Dodaj węzeł`} isOpen={isAdding} onOpenChange={setAdding}>
        <Palette
          onAdded={() => {
            setAdding(false)
            openPanel('node')
          }}
        />
      </Drawer>
      <ConnectDialog />
    </div>
  )
}
