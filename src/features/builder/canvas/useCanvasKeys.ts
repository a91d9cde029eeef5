import { useLingui } from '@lingui/react/macro'
import { useReactFlow } from '@xyflow/react'
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import type { Position } from '#domain/template/editGraph.ts'
import { GRID } from '#domain/template/placing.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { announce } from '#ui/announce.ts'
import { askConnect } from '../connect/askedConnect.ts'
import { useBuilder } from '../document/BuilderContext.tsx'
import { useActions } from '../document/useActions.ts'
import { summaryOf } from '../nodes/nodeLooks.ts'
import { useNodeMarks } from '../nodes/nodeMarks.tsx'
import { useNodeName } from '../nodes/useNodeName.ts'
import { askedPlace, askedView } from '../panels/leadTo.ts'
import { openPanel } from '../panels/openPanel.ts'
import { focusOn } from '../focusOn.ts'
import { neighbourOf } from './neighbour.ts'

const ARROWS: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * The canvas by keys. Arrows go from node to node, with Alt they move what is chosen; Enter opens its parameters, C
 * connects it. Undo and redo work in the whole editor, but where a field has words of its own to take back.
 */
export function useCanvasKeys() {
  const { t } = useLingui()
  const document = useBuilder()
  const actions = useActions()
  const flow = useReactFlow()
  const nameOf = useNodeName()
  const { problemsOf, summaryWords } = useNodeMarks()

  const whole = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 'z' && !event.shiftKey) actions.undo()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) actions.redo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => whole(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  /** Where one has come to: the focus stays on the canvas. */
  function tell({ nodes }: Template, id: string): void {
    const at = nodes.findIndex((each) => each.id === id)
    const node = nodes[at]
    if (node === undefined) return
    const words = [nameOf(node), summaryOf(node, summaryWords)].filter((each) => each !== '').join(', ')
    const problems = problemsOf(id)
    announce(problems === undefined ? words : t`${words}. Do poprawy: ${problems.count}`)
  }

  function arrow(event: KeyboardEvent): boolean {
    const direction = ARROWS[event.key]
    if (direction === undefined) return false
    const { history, selection } = document.getSnapshot()
    if (event.altKey) {
      const step = event.shiftKey ? GRID * 5 : GRID
      actions.nudge({ x: direction.x * step, y: direction.y * step })
      return true
    }
    const from = [...selection].at(-1) ?? null
    const next = neighbourOf(history.present, from, direction)
    if (next === null) {
      // Who can't see that there is nothing further hears where they still are.
      if (from !== null) tell(history.present, from)
      return true
    }
    document.select(event.shiftKey ? [...selection, next] : [next])
    askedView.set({ ids: [next], isGentle: true })
    tell(history.present, next)
    return true
  }

  function single(event: KeyboardEvent): boolean {
    const { selection } = document.getSnapshot()
    const [id] = selection
    switch (event.key) {
      case 'Delete':
      case 'Backspace':
        actions.remove()
        return true
      case 'Escape':
        document.select([])
        return true
      case 'Enter':
      case 'F2':
        if (id === undefined) return false
        openPanel('node')
        askedPlace.set({ place: { part: 'node', id } })
        return true
      case 'c':
      case 'C':
        if (id === undefined) return false
        askConnect(id)
        return true
      case '/':
        return focusOn('palette')
      case '+':
      case '=':
        void flow.zoomIn()
        return true
      case '-':
        void flow.zoomOut()
        return true
      case '0':
        askedView.set({ ids: [] })
        return true
      default:
        return false
    }
  }

  return function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || isTyping(event.target) || isElsewhere(event)) return
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand) {
      const key = event.key.toLowerCase()
      if (key === 'a') actions.selectAll()
      else if (key === 'd') actions.duplicate()
      else return
      event.preventDefault()
      return
    }
    if (arrow(event) || single(event)) event.preventDefault()
  }
}

/** Whether a key is for something of its own: React hears of dialogs that stand elsewhere, and a button takes Enter itself. */
function isElsewhere({ currentTarget, target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return true
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null
}

/** Whether keys are words for a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [contenteditable]'))
  )
}

function isInDialog(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"], dialog') !== null
  )
}
