import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { boundsOfScene } from '#domain/scene/geometry/bounds.ts'
import { grown, type Rect } from '#domain/scene/geometry/rect.ts'
import { readingOrder } from '#domain/scene/readingOrder.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { shapesById } from '#domain/scene/shapesById.ts'
import { announce } from '#ui/announce.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { drawScene } from '../canvas/drawing/drawScene.ts'
import { presentColours } from '../canvas/drawing/usePresentColours.ts'
import { createSceneSpace } from '../canvas/sceneSpace.ts'
import { fitted } from '../canvas/view.ts'
import { useDrawing } from '../document/DrawingContext.tsx'
import styles from './Presentation.module.css'

interface Slide {
  readonly name: string
  readonly area: Rect
}

/** The drawing frame by frame over the whole screen; a drawing without frames is one page. Arrows go on, Escape ends it. */
export function Presentation({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { document: drawing, pictures } = useDrawing()
  const [scene] = useState(drawing.scene)
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const surface = useRef<HTMLCanvasElement>(null)
  const slides = slidesOf(scene)
  const slide = slides[at]
  const [number, count] = [at + 1, slides.length]

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // A phone has no full screen for pages; the dialog covers what there is.
    void element?.requestFullscreen?.().catch(() => undefined)
    return () => {
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined)
    }
  }, [])

  useEffect(() => {
    const canvas = surface.current
    if (canvas === null || slide === undefined) return undefined
    const space = createSceneSpace(scene)
    const draw = () => {
      const size = { width: canvas.clientWidth, height: canvas.clientHeight }
      canvas.width = Math.round(size.width * devicePixelRatio)
      canvas.height = Math.round(size.height * devicePixelRatio)
      const context = canvas.getContext('2d')
      if (context === null || size.width === 0) return
      const colours = presentColours()
      context.fillStyle = colours.ground
      context.fillRect(0, 0, canvas.width, canvas.height)
      drawScene(context, space, fitted(slide.area, size, 4, 24), {
        colours,
        isSketched: scene.isSketched,
        size,
        density: devicePixelRatio,
        pictureOf: pictures.pictureOf,
      })
    }
    draw()
    const observer = new ResizeObserver(draw)
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [scene, slide, pictures, surface])

  function go(to: number): void {
    const next = slides[to]
    if (next === undefined) return
    setAt(to)
    announce(next.name)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(at + step)
  }

  return (
    // The browser closes it by Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-label={t`Prezentacja: ${slide?.name ?? ''}`}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <canvas ref={surface} className={styles.slide} aria-hidden="true" />
      <div role="toolbar" aria-label={t`Prezentacja`} className={styles.tools}>
        <IconButton label={t`Poprzednia ramka`} isDisabled={at === 0} onPress={() => go(at - 1)}>
          <ChevronLeft size={22} />
        </IconButton>
        <span className={styles.count}>{t`${number} z ${count}`}</span>
        <IconButton
          label={t`Następna ramka`}
          isDisabled={at === slides.length - 1}
          onPress={() => go(at + 1)}
        >
          <ChevronRight size={22} />
        </IconButton>
        <IconButton label={t`Zakończ prezentację`} onPress={() => dialog.current?.close()}>
          <X size={22} />
        </IconButton>
      </div>
    </dialog>
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
}

function slidesOf(scene: Scene): readonly Slide[] {
  const shapes = shapesById(scene)
  const frames = readingOrder(scene).flatMap((id): Slide[] => {
    const shape = shapes.get(id)
    return shape?.kind === 'frame' && !shape.isLane ? [{ name: shape.text, area: shape }] : []
  })
  const all = boundsOfScene(scene)
  return frames.length > 0 || all === null ? frames : [{ name: '', area: grown(all, 24) }]
}
