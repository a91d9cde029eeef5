import type { ReactNode } from 'react'
import { useDrawing } from '../document/DrawingContext.tsx'
import { useActions } from '../document/useActions.ts'
import type { Tool } from '../canvas/tools.ts'
import { useStore } from '#ui/useStore.ts'
import styles from './Tools.module.css'

export interface ToolButtonProps {
  readonly tool: Tool
  readonly label: string
  /** Its key, where it has one. */
  readonly shortcut?: string
  /** Shown under the picture, and not only said. */
  readonly isNamed?: boolean
  readonly children: ReactNode
  readonly onTaken?: () => void
}

/**
 * Takes a tool into the hand. Pressed by a key, where nobody could draw then, a box or frame is put into the middle at once.
 */
export function ToolButton({ tool, label, shortcut, isNamed = false, children, onTaken }: ToolButtonProps) {
  const { canvas } = useDrawing()
  const actions = useActions()
  const { tool: present } = useStore(canvas.state)
  const isTaken = isSameTool(present, tool)
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={isNamed ? undefined : label}
      aria-pressed={isTaken}
      aria-keyshortcuts={shortcut}
      data-hint={
        isNamed ? undefined : shortcut === undefined ? label : `${label} (${shortcut.toUpperCase()})`
      }
      onClick={({ detail }) => {
        // A press of a key has no clicks to count.
        if (detail === 0 && (tool.kind === 'box' || tool.kind === 'frame')) actions.place(tool)
        else canvas.setTool(isTaken ? { kind: 'select' } : tool)
        onTaken?.()
      }}
    >
      {children}
      {isNamed ? <span>{label}</span> : null}
    </button>
  )
}

function isSameTool(one: Tool, other: Tool): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'box' && other.kind === 'box') return one.form === other.form && one.role === other.role
  return one.kind !== 'frame' || other.kind !== 'frame' || one.isLane === other.isLane
}
