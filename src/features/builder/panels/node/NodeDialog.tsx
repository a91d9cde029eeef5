import { Trans, useLingui } from '@lingui/react/macro'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { NodeParameters } from '../../nodes/NodeParameters.tsx'
import { useNodeName } from '../../nodes/useNodeName.ts'
import { NodeIdentity } from './NodeIdentity.tsx'
import { NodePricing } from './NodePricing.tsx'
import { NodeProblemList } from './NodeProblemList.tsx'
import styles from './NodeDialog.module.css'

export interface NodeDialogProps {
  readonly node: TemplateNode
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** All settings of a node. A change applies at once and is undone by one step. */
export function NodeDialog({ node, isOpen, onOpenChange }: NodeDialogProps) {
  const { t } = useLingui()
  const name = useNodeName()(node)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={name}
      size="xl"
      actions={
        <Button variant="primary" onPress={() => onOpenChange(false)}>
          <Trans>Gotowe</Trans>
        </Button>
      }
    >
      <div className={styles.columns}>
        <section className={styles.column} aria-label={t`Nazwa i cena`}>
          <NodeProblemList id={node.id} />
          <NodeIdentity node={node} isFull />
          <NodePricing node={node} />
        </section>
        <section className={styles.column} aria-label={t`Parametry`}>
          <NodeParameters node={node} isFull />
        </section>
      </div>
    </Dialog>
  )
}
