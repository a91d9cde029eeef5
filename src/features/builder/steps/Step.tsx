import { Trans, useLingui } from '@lingui/react/macro'
import { CornerDownRight, Plus, SlidersHorizontal, Trash2, X } from 'lucide-react'
import { removeParts } from '#domain/template/editGraph.ts'
import type { Graph, GraphEdge } from '#domain/template/graph.ts'
import { NODE_KINDS } from '#domain/template/nodeKinds.ts'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { askConnect } from '../connect/askedConnect.ts'
import { useBuilder, useBuilderState } from '../document/BuilderContext.tsx'
import { NodeCard } from '../nodes/NodeCard.tsx'
import { useNodeName } from '../nodes/useNodeName.ts'
import { openPanel } from '../panels/openPanel.ts'
import { PORT_WORDS } from '../words/choiceWords.ts'
import styles from './StepList.module.css'

export interface StepProps {
  readonly node: TemplateNode
  readonly number: number
  /** The connections that leave it. */
  readonly next: readonly GraphEdge[]
  readonly graph: Graph
}

/** One node of the list: its kind, its targets, and its actions. */
export function Step({ node, number, next, graph }: StepProps) {
  const { t, i18n } = useLingui()
  const document = useBuilder()
  const isSelected = useBuilderState(({ selection }) => selection.has(node.id))
  const nameOf = useNodeName()
  const name = nameOf(node)

  function edit(): void {
    document.select([node.id])
    openPanel('node')
  }

  function remove(id: string): void {
    document.edit({ name: 'remove' }, (template) => removeParts(template, new Set([id])))
    announce(id === node.id ? t`Usunięto: ${name}` : t`Rozłączono.`)
  }

  return (
    <li id={`step-${node.id}`} className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <button
          type="button"
          className={styles.card}
          aria-pressed={isSelected}
          onClick={() => document.select(isSelected ? [] : [node.id])}
        >
          <span className="visually-hidden">{number}.</span> <NodeCard node={node} isSelected={isSelected} />
        </button>
        <div className={styles.foot}>
          {next.length === 0 ? null : (
            <ul className={styles.next} aria-label={t`${name}: prowadzi do`}>
              {next.map(({ edge, target }) => {
                const to = graph.nodes[target]
                const toName = to === undefined ? edge.target : nameOf(to)
                return (
                  <li key={edge.id} className={styles.edge}>
                    <CornerDownRight size={16} aria-hidden="true" />
                    <span className={styles.edgeName}>
                      {edge.sourcePort === 'out'
                        ? toName
                        : `${i18n._(PORT_WORDS[edge.sourcePort])}: ${toName}`}
                    </span>
                    <IconButton
                      size="small"
                      label={t`Rozłącz: ${name} → ${toName}`}
                      onPress={() => remove(edge.id)}
                    >
                      <X size={16} />
                    </IconButton>
                  </li>
                )
              })}
            </ul>
          )}
          <div className={styles.actions}>
            {NODE_KINDS[node.kind].sourcePorts.length === 0 ? null : next.length === 0 ? (
              <Button size="small" aria-label={t`Połącz dalej: ${name}`} onPress={() => askConnect(node.id)}>
                <Trans>Połącz dalej</Trans>
              </Button>
            ) : (
              <IconButton size="small" label={t`Połącz dalej: ${name}`} onPress={() => askConnect(node.id)}>
                <Plus size={18} />
              </IconButton>
            )}
            <IconButton size="small" label={t`Parametry: ${name}`} onPress={edit}>
              <SlidersHorizontal size={18} />
            </IconButton>
            <IconButton size="small" label={t`Usuń: ${name}`} onPress={() => remove(node.id)}>
              <Trash2 size={18} />
            </IconButton>
          </div>
        </div>
      </div>
    </li>
  )
}
