import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { readingOrder } from '#domain/scene/readingOrder.ts'
import { shapesById } from '#domain/scene/shapesById.ts'
import type { BoxForm } from '#domain/scene/sceneSchema.ts'
import { announce } from '#ui/announce.ts'
import { shortcutOf } from '#ui/keys/shortcut.ts'
import type { Tool } from '../canvas/tools.ts'
import { pannedBy } from '../canvas/view.ts'
import { useDrawing } from '../document/DrawingContext.tsx'
import { useShapeWords } from '../document/shapeWords.ts'
import { useActions } from '../document/useActions.ts'
import { PANS } from './pans.ts'
import { CANVAS_SHORTCUTS, type CanvasShortcut } from './shortcuts.ts'
import { useChosenKeys } from './useChosenKeys.ts'

/** The canvas by keys: the tables of `shortcuts.ts` say which do what. */
export function useCanvasKeys(): (event: KeyboardEvent) => void {
  const { t } = useLingui()
  const { canvas, document } = useDrawing()
  const actions = useActions()
  const ofChosen = useChosenKeys()
  const { nameOf, kindAndTurnOf, kindOf } = useShapeWords()

  function go(step: 1 | -1): void {
    const order = readingOrder(document.scene())
    if (order.length === 0) return
    const [id] = document.getSnapshot().selection
    const at = id === undefined ? (step === 1 ? -1 : 0) : order.indexOf(id)
    const next = shapesById(document.scene()).get(order.at((at + step) % order.length) ?? '')
    if (next === undefined) return
    actions.select(next.id)
    const [name, kind] = [nameOf(next), kindAndTurnOf(next)]
    announce(name === kindOf(next) ? kind : `${name}, ${kind}`)
  }

  function take(tool: Tool, words: string): void {
    canvas.setTool(tool)
    announce(
      tool.kind === 'box' || tool.kind === 'frame'
        ? t`${words}: narysuj go albo naciśnij Enter, żeby stanął na środku`
        : words,
    )
  }
  const takeBox = (form: BoxForm, words: string) => take({ kind: 'box', form, role: null }, words)

  const handlers: Readonly<Record<CanvasShortcut, () => void>> = {
    following: () => go(1),
    preceding: () => go(-1),
    selectAll: actions.selectAll,
    unselect: () => {
      actions.unselect()
      canvas.setTool({ kind: 'select' })
    },
    select: () => take({ kind: 'select' }, t`Zaznaczanie`),
    hand: () => take({ kind: 'hand' }, t`Przesuwanie widoku`),
    rectangle: () => takeBox('rectangle', t`Prostokąt`),
    ellipse: () => takeBox('ellipse', t`Elipsa`),
    diamond: () => takeBox('diamond', t`Romb`),
    note: () => takeBox('note', t`Karteczka`),
    text: () => takeBox('text', t`Napis`),
    line: () => take({ kind: 'line' }, t`Linia`),
    pen: () => take({ kind: 'pen' }, t`Pisak`),
    frame: () => take({ kind: 'frame', isLane: false }, t`Ramka`),
    zoomIn: () => canvas.zoomTo(canvas.state.getSnapshot().view.zoom * 1.25),
    zoomOut: () => canvas.zoomTo(canvas.state.getSnapshot().view.zoom / 1.25),
    fit: canvas.fit,
    whole: () => canvas.zoomTo(1),
  }

  return (event) => {
    if (event.defaultPrevented || event.target !== event.currentTarget) return
    const { tool, view } = canvas.state.getSnapshot()
    if (event.key === 'Enter' && (tool.kind === 'box' || tool.kind === 'frame')) {
      actions.place(tool)
      event.preventDefault()
      return
    }
    const pan = PANS[event.key]
    if (ofChosen(event)) event.preventDefault()
    else if (pan !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      canvas.setView(pannedBy(view, pan))
      event.preventDefault()
    } else {
      const pressed = shortcutOf(CANVAS_SHORTCUTS, event)
      if (pressed === null) return
      handlers[pressed]()
      event.preventDefault()
    }
  }
}
