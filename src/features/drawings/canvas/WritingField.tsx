import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { newId } from '#domain/newId.ts'
import { pageLife } from '#domain/pageLife.ts'
import { fitWords } from '#domain/scene/edits/fitWords.ts'
import { removeShapes } from '#domain/scene/edits/removeShapes.ts'
import { setText } from '#domain/scene/edits/replaceShape.ts'
import { middleOf, type Rect } from '#domain/scene/geometry/rect.ts'
import { rotationOf, turned } from '#domain/scene/geometry/turn.ts'
import { LONGEST_TEXT } from '#domain/scene/sceneLimits.ts'
import type { Box, Scene, Shape } from '#domain/scene/sceneSchema.ts'
import { shapesById } from '#domain/scene/shapesById.ts'
import { LINE_HEIGHT, TEXT_PX, wordsArea } from '#domain/scene/words/wordsArea.ts'
import { shortcutOf } from '#ui/keys/shortcut.ts'
import { useStore } from '#ui/useStore.ts'
import { useDrawing, useKeptDrawing } from '../document/DrawingContext.tsx'
import { useShapeWords } from '../document/shapeWords.ts'
import { useActions } from '../document/useActions.ts'
import { WRITING_SHORTCUTS } from '../keys/shortcuts.ts'
import { measureWords } from '../text/measureWords.ts'
import { FRAME_NAME } from './drawing/drawScene.ts'
import { toSurface } from './view.ts'
import type { SceneSpace } from './sceneSpace.ts'
import styles from './WritingField.module.css'

export interface WritingFieldProps {
  /** The shape that is written in. */
  readonly id: string
  /** The focus goes back to where it came from. */
  readonly onDone: () => void
}

/** How long nobody has typed before the drawing has the words, ms. */
const CALM = 200

/**
 * Words of a shape, written over it where they stand. What was written is in the drawing after a moment, and when the
 * field loses the focus or the page is left; one undo goes back over all of it.
 */
export function WritingField({ id, onDone }: WritingFieldProps) {
  const { t } = useLingui()
  const { canvas, document } = useDrawing()
  const actions = useActions()
  const { kindOf } = useShapeWords()
  const { view } = useStore(canvas.state)
  const field = useRef<HTMLTextAreaElement>(null)
  const shape = shapesById(document.scene()).get(id)
  const [text, setWords] = useState(shape === undefined || shape.kind === 'stroke' ? '' : shape.text)
  const isDone = useRef(false)
  const open = useKeptDrawing()
  const [what] = useState(() => `words ${newId()}`)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
    return () => clearTimeout(timer.current)
  }, [])

  const leave = useEffectEvent(() => {
    takeOver(setText)
    void open.leave()
  })
  useEffect(() => {
    const onLeave = () => leave()
    const stop = pageLife.subscribe(onLeave)
    globalThis.addEventListener('beforeunload', onLeave)
    return () => {
      stop()
      globalThis.removeEventListener('beforeunload', onLeave)
    }
  }, [])

  if (shape === undefined || shape.kind === 'stroke') return null
  const area = areaOf(shape, canvas.space)
  const place = toSurface(view, area)
  const px = shape.kind === 'box' ? TEXT_PX[shape.textSize] : 14
  const lines = Math.max(1, text.split('\n').length)

  function takeOver(write: typeof setText, words = text): void {
    clearTimeout(timer.current)
    document.edit({ what, merges: 'anytime' }, (scene) => {
      const next = write(scene, id, words)
      return next === scene ? scene : fitWords(next, new Set([id]), measureWords)
    })
  }

  function type(words: string): void {
    setWords(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => takeOver(setText, words), CALM)
  }

  function keep(): void {
    if (isDone.current) return
    isDone.current = true
    takeOver(written)
    if (canvas.state.getSnapshot().writing === id) canvas.write(null)
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const pressed = shortcutOf(WRITING_SHORTCUTS, event)
    if (pressed === null) return
    event.preventDefault()
    keep()
    onDone()
    if (pressed === 'next' && actions.next('right')) actions.write()
  }

  const kind = kindOf(shape)
  return (
    <textarea
      ref={field}
      aria-label={t`Napis w kształcie: ${kind}`}
      data-over-canvas=""
      className={styles.field}
      data-align={shape.kind === 'box' ? shape.align : 'middle'}
      rows={lines}
      maxLength={LONGEST_TEXT}
      value={text}
      spellCheck
      style={{
        // On a phone a smaller field would have the page zoomed by the browser.
        fontSize: `max(16px, ${px * view.zoom}px)`,
        lineHeight: LINE_HEIGHT,
        left: place.x,
        top: place.y + (area.height * view.zoom) / 2,
        width: Math.max(120, area.width * view.zoom),
        marginInlineStart: Math.min(0, (area.width * view.zoom - 120) / 2),
      }}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  )
}

/** A text that nobody has written anything in is taken away again. */
function written(scene: Scene, id: string, text: string): Scene {
  const shape = shapesById(scene).get(id)
  const isNothing = shape?.kind === 'box' && shape.form === 'text' && text.trim() === ''
  return isNothing ? removeShapes(scene, new Set([id])) : setText(scene, id, text)
}

/** Words of a turned box are written upright, around the place where their middle is seen. */
function uprightWords(box: Box): Rect {
  const area = wordsArea(box)
  const rotation = rotationOf(box)
  if (rotation === 0) return area
  const { x, y } = turned(middleOf(area), middleOf(box), rotation)
  return { ...area, x: x - area.width / 2, y: y - area.height / 2 }
}

function areaOf(shape: Exclude<Shape, { kind: 'stroke' }>, space: SceneSpace): Rect {
  if (shape.kind === 'box') return uprightWords(shape)
  if (shape.kind === 'picture') return { ...shape, y: shape.y + shape.height, height: 24 }
  if (shape.kind === 'frame')
    return { ...shape, y: shape.isLane ? shape.y : shape.y - FRAME_NAME, height: FRAME_NAME }
  const label = space.routeOf(shape, true)?.label ?? { x: 0, y: 0 }
  return { x: label.x - 80, y: label.y - 12, width: 160, height: 24 }
}
