import { useLingui } from '@lingui/react/macro'
import { useReactFlow } from '@xyflow/react'
import type { KeyboardEvent } from 'react'
import type { Position } from '#domain/template/editGraph.ts'
import { GRID } from '#domain/template/placing.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { announce } from '#ui/announce.ts'
import { askConnect } from '../connect/askedConnect.ts'
import { useBuilder } from '../document/BuilderContext.tsx'
import { useActions } from '../document/useActions.ts'
import { isTyping } from '#ui/keys/isTyping.ts'
import { shortcutOf } from '#ui/keys/shortcut.ts'
import { CANVAS_SHORTCUTS, type CanvasShortcut } from '../keys/shortcuts.ts'
import { summaryOf } from '../nodes/nodeLooks.ts'
import { useNodeMarks } from '../nodes/nodeMarks.tsx'
import { useNodeName } from '../nodes/useNodeName.ts'
import { askedPlace, askedView } from '../panels/leadTo.ts'
import { openPanel } from '../panels/openPanel.ts'
import { focusOn } from '../focusOn.ts'
import { neighbourOf } from './neighbour.ts'

const DIRECTIONS: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The canvas's keys: `CANVAS_SHORTCUTS` lists their actions. */
export function useCanvasKeys() {
  const { t } = useLingui()
  const document = useBuilder()
  const actions = useActions()
  const flow = useReactFlow()
  const nameOf = useNodeName()
  const { problemsOf, summaryWords } = useNodeMarks()

  /** Where one has come to: the focus stays on the canvas. */
  function tell({ nodes }: Template, id: string): void {
    const at = nodes.findIndex((each) => each.id === id)
    const node = nodes[at]
    if (node === undefined) return
    const words = [nameOf(node), summaryOf(node, summaryWords)].filter((each) => each !== '').join(', ')
    const problems = problemsOf(id)
    announce(problems === undefined ? words : t`${words}. Do poprawy: ${problems.count}`)
  }

  function nudge(event: KeyboardEvent, far: number): void {
    const direction = DIRECTIONS[event.key] ?? { x: 0, y: 0 }
    actions.nudge({ x: direction.x * GRID * far, y: direction.y * GRID * far })
  }

  function go(event: KeyboardEvent, keeps: boolean): void {
    const { history, selection } = document.getSnapshot()
    const from = [...selection].at(-1) ?? null
    const next = neighbourOf(history.present, from, DIRECTIONS[event.key] ?? { x: 0, y: 0 })
    if (next === null) {
      // Without a next node, screen readers hear the present one again.
      if (from !== null) tell(history.present, from)
      return
    }
    document.select(keeps ? [...selection, next] : [next])
    askedView.set({ ids: [next], isGentle: true })
    tell(history.present, next)
  }

  /** Acts on the first selected item; false without a selection. */
  function withChosen(act: (id: string) => void): boolean {
    const [id] = document.getSnapshot().selection
    if (id !== undefined) act(id)
    return id !== undefined
  }

  /** Each gives false where the key did nothing and stays the browser’s. */
  const handlers: Readonly<Record<CanvasShortcut, (event: KeyboardEvent) => boolean | void>> = {
    go: (event) => go(event, false),
    extend: (event) => go(event, true),
    nudge: (event) => nudge(event, 1),
    nudgeFar: (event) => nudge(event, 5),
    open: () =>
      withChosen((id) => {
        openPanel('node')
        askedPlace.set({ place: { part: 'node', id } })
      }),
    connect: () => withChosen(askConnect),
    find: () => focusOn('palette'),
    selectAll: actions.selectAll,
    unselect: () => document.select([]),
    duplicate: actions.duplicate,
    remove: actions.remove,
    zoomIn: () => void flow.zoomIn(),
    zoomOut: () => void flow.zoomOut(),
    fit: () => askedView.set({ ids: [] }),
  }

  return function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || isTyping(event.target) || isElsewhere(event)) return
    const pressed = shortcutOf(CANVAS_SHORTCUTS, event)
    if (pressed !== null && handlers[pressed](event) !== false) event.preventDefault()
  }
}

/**
 * Whether a key belongs to another element: React also reports those of dialogs elsewhere, and a button handles Enter
 * itself.
 */
function isElsewhere({ currentTarget, target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return true
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null
}
