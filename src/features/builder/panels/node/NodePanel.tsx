import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MousePointerClick, Maximize2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { useSelection, useTemplate } from '../../document/BuilderContext.tsx'
import { NodeParameters } from '../../nodes/NodeParameters.tsx'
import stack from '../PanelStack.module.css'
import { useAskedFocus } from '../useAskedFocus.ts'
import { ChosenEdge } from './ChosenEdge.tsx'
import { ChosenNote } from './ChosenNote.tsx'
import { NodeDialog } from './NodeDialog.tsx'
import { NodeIdentity } from './NodeIdentity.tsx'
import { NodeProblemList } from './NodeProblemList.tsx'

const NodeData = lazyPart(() => import('./NodeData.tsx'))

/** A quick edit of the selection: one node, one connection, one note, or the number of several. */
export function NodePanel() {
  const { t } = useLingui()
  const template = useTemplate()
  const selection = useSelection()
  const [id = ''] = selection
  const node = template.nodes.find((each) => each.id === id)
  const edge = template.edges.find((each) => each.id === id)
  const note = template.notes.find((each) => each.id === id)
  if (selection.size > 1) {
    return (
      <p className={stack.text}>
        <Plural
          value={selection.size}
          one="Zaznaczono # element."
          few="Zaznaczono # elementy."
          many="Zaznaczono # elementów."
          other="Zaznaczono # elementu."
        />{' '}
        <Trans>Przesuń, wyrównaj, powiel albo usuń je razem.</Trans>
      </p>
    )
  }
  if (node !== undefined) return <ChosenNode key={node.id} node={node} />
  if (edge !== undefined) return <ChosenEdge edge={edge} />
  if (note !== undefined) return <ChosenNote key={note.id} note={note} />
  return (
    <EmptyState
      icon={<MousePointerClick size={28} />}
      title={t`Nic nie jest zaznaczone`}
      description={t`Zaznacz węzeł, a tu zmienisz jego parametry.`}
    />
  )
}

function ChosenNode({ node }: { readonly node: TemplateNode }) {
  const [isFull, setFull] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useAskedFocus(panel, 'node')
  return (
    <div ref={panel} className={stack.stack}>
      <NodeProblemList id={node.id} />
      <NodeIdentity node={node} />
      <NodeParameters node={node} />
      <Button icon={<Maximize2 size={18} aria-hidden="true" />} onPress={() => setFull(true)}>
        <Trans>Wszystkie parametry</Trans>
      </Button>
      <Suspense fallback={null}>
        <NodeData node={node} />
      </Suspense>
      <NodeDialog node={node} isOpen={isFull} onOpenChange={setFull} />
    </div>
  )
}
