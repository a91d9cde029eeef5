import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useEffect, useRef } from 'react'
import { boundsOfScene } from '#domain/scene/geometry/bounds.ts'
import { grown, type Rect, union } from '#domain/scene/geometry/rect.ts'
import { rotationOf } from '#domain/scene/geometry/turn.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { useDrawing } from '../document/DrawingContext.tsx'
import type { SceneColours } from './drawing/colours.ts'
import { drawTurned } from './drawing/drawTurned.ts'
import type { Surface } from './drawing/surface.ts'
import { onTheme, presentColours } from './drawing/usePresentColours.ts'
import { fitted, toScene, toSurface, type View } from './view.ts'
import styles from './MiniMap.module.css'

const SIZE = { width: 176, height: 112 } as const
/** How soon after the last change the map is drawn again, ms. */
const CALM = 150

/** The whole drawing in a corner, with the part that is in sight; a press goes there. For the eye alone: keys lead elsewhere. */
export function MiniMap() {
  const { t } = useLingui()
  const { canvas, document } = useDrawing()
  const picture = useRef<HTMLCanvasElement>(null)
  const sight = useRef<HTMLDivElement>(null)
  const view = useRef<View>({ x: 0, y: 0, zoom: 1 })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const showSight = () => {
      const { style } = sight.current ?? {}
      if (style === undefined) return
      const area = canvas.sight()
      const { x, y } = toSurface(view.current, area)
      style.transform = `translate(${x}px, ${y}px)`
      style.width = `${area.width * view.current.zoom}px`
      style.height = `${area.height * view.current.zoom}px`
    }
    const draw = () => {
      const scene = document.scene()
      view.current = viewOf(scene, canvas.sight())
      if (picture.current !== null) drawMap(picture.current, scene, view.current, presentColours())
      showSight()
    }
    const drawSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(draw, CALM)
    }
    draw()
    const stops = [
      document.subscribe(drawSoon),
      canvas.state.subscribe(() => {
        showSight()
        drawSoon()
      }),
      onTheme(draw),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [canvas, document])

  function goTo(event: PointerEvent<HTMLDivElement>): void {
    if (event.buttons === 0) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const place = toScene(view.current, { x: event.clientX - left, y: event.clientY - top })
    const { view: now, size } = canvas.state.getSnapshot()
    canvas.setView({
      ...now,
      x: size.width / 2 - place.x * now.zoom,
      y: size.height / 2 - place.y * now.zoom,
    })
  }

  return (
    <div
      role="presentation"
      data-over-canvas=""
      data-covers-canvas=""
      className={styles.map}
      data-hint={t`Mapa: naciśnij, by przejść`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        goTo(event)
      }}
      onPointerMove={goTo}
    >
      <canvas ref={picture} className={styles.picture} aria-hidden="true" />
      <div ref={sight} className={styles.sight} />
    </div>
  )
}

/** All of the drawing and what is in sight of it. */
function viewOf(scene: Scene, sight: Rect): View {
  const area = union([sight, ...[boundsOfScene(scene)].flatMap((rect) => rect ?? [])])
  return fitted(grown(area ?? sight, 40), SIZE, 0.25, 4)
}

/** Every shape as a spot of its colour: words and lines would not be seen. */
function drawMap(surface: HTMLCanvasElement, { shapes }: Scene, view: View, colours: SceneColours): void {
  surface.width = SIZE.width * devicePixelRatio
  surface.height = SIZE.height * devicePixelRatio
  const context = surface.getContext('2d')
  if (context === null) return
  context.setTransform(
    view.zoom * devicePixelRatio,
    0,
    0,
    view.zoom * devicePixelRatio,
    view.x * devicePixelRatio,
    view.y * devicePixelRatio,
  )
  for (const shape of shapes) {
    if (shape.kind === 'connector' || shape.kind === 'stroke') continue
    const isFrame = shape.kind === 'frame'
    context.globalAlpha = isFrame ? 0.25 : 0.8
    context.fillStyle = colours.tones[shape.kind === 'box' ? shape.colour : 'grey'].line
    if (rotationOf(shape) === 0) fillArea(context, shape)
    else drawTurned(context, shape, (on) => fillArea(on, shape))
  }
}

function fillArea(surface: Surface, { x, y, width, height }: Rect): void {
  surface.fillRect(x, y, width, height)
}
