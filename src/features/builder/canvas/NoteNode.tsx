import { useLingui } from '@lingui/react/macro'
import { type NodeProps, NodeResizer } from '@xyflow/react'
import { memo } from 'react'
import type { NoteFlowNode } from './flowNodes.ts'
import styles from './NoteNode.module.css'

const SMALLEST = { minWidth: 120, minHeight: 48 }

/** A comment, or a frame around nodes; its corners draw it larger. */
export const NoteNode = memo(function NoteNode({ data: { note }, selected }: NodeProps<NoteFlowNode>) {
  const { t } = useLingui()
  const isGroup = note.kind === 'group'
  const text = note.text.trim() === '' ? (isGroup ? t`Ramka` : t`Komentarz`) : note.text
  return (
    <>
      <NodeResizer
        {...SMALLEST}
        isVisible={selected}
        lineClassName={styles.line ?? ''}
        handleClassName={styles.corner ?? ''}
      />
      <div className={styles.note} data-kind={note.kind} data-selected={selected ? '' : undefined}>
        <span className={styles.text}>{text}</span>
      </div>
    </>
  )
})
