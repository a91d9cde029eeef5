import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import {
  allowedPlacement,
  normalRotation,
  type PictureSize,
  type Placement,
  placedOn,
} from '#domain/prints/placement.ts'
import type { PrintArea } from '#domain/prints/printArea.ts'
import type { PrintedThing } from '#domain/prints/printProducts.ts'
import { latinKey } from '#ui/keys/latinKey.ts'
import { drawThing } from '#ui/things/drawThing.tsx'
import grip from './PrintGrip.module.css'
import styles from './PrintStage.module.css'

export interface PrintStageProps {
  readonly thing: PrintedThing
  readonly area: PrintArea
  readonly variantTitle: string
  /** The name of the view, for screen readers. */
  readonly label: string
  /** Null where none was chosen yet. */
  readonly picture: (PictureSize & { readonly placement: Placement; readonly url: string }) | null
  /** Absent where nothing can be moved yet. */
  readonly onMove?: (placement: Placement) => void
  /** In the middle of an empty area. */
  readonly children?: ReactNode
}

/** Of the area, with one press of an arrow key; with Shift this many times. */
const STEP = 0.01
const SHIFTED = 5
const ZOOM_STEP = 1.05

/** The thing with the picture on it: moved by pointer, fingers and keys. */
export function PrintStage(props: PrintStageProps) {
  const { thing, area, variantTitle, label, picture, onMove, children } = props
  const { t } = useLingui()
  const id = useId()
  const { view, back, front, radius, bare } = drawThing(thing, area, variantTitle)
  const drag = useDrag(area, picture, onMove)
  const clip = `${id}-clip`
  const lies = picture === null ? null : placedOn(area, picture, picture.placement)
  const drawing = (
    <svg
      className={styles.drawing}
      viewBox={view.join(' ')}
      style={{ aspectRatio: `${view[2]} / ${view[3]}` }}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect width={area.width} height={area.height} rx={radius} />
      </clipPath>
      {back}
      <rect width={area.width} height={area.height} rx={radius} fill={bare} />
      {picture === null || lies === null ? (
        <rect
          fill="oklch(0.6 0.03 262 / 0.14)"
          stroke="oklch(0.55 0.05 262)"
          width={area.width}
          height={area.height}
          rx={radius}
          strokeWidth={view[2] * 0.004}
          strokeDasharray={view[2] * 0.012}
        />
      ) : (
        <g clipPath={`url(#${clip})`}>
          <image
            href={picture.url}
            width={picture.width}
            height={picture.height}
            preserveAspectRatio="none"
            transform={`translate(${lies.centreX - area.bleed} ${lies.centreY - area.bleed}) rotate(${lies.rotation}) scale(${lies.scale}) translate(${-picture.width / 2} ${-picture.height / 2})`}
          />
        </g>
      )}
      {front}
      {onMove === undefined || picture === null ? null : (
        <rect
          className={grip.grip}
          width={area.width}
          height={area.height}
          fill="transparent"
          onPointerDown={drag.down}
          onPointerMove={drag.move}
          onPointerUp={drag.up}
          onPointerCancel={drag.up}
        />
      )}
    </svg>
  )
  if (onMove === undefined || picture === null) {
    return (
      <div className={styles.stage}>
        {drawing}
        {children === undefined ? null : <div className={styles.over}>{children}</div>}
      </div>
    )
  }

  function press(event: KeyboardEvent): void {
    if (picture === null || event.ctrlKey || event.metaKey || event.altKey) return
    const moved = movedByKey(picture.placement, event)
    if (moved === null) return
    event.preventDefault()
    onMove?.(allowedPlacement(area, picture, moved))
  }

  return (
    // Its keys are its own, as in any drawing: an application, and no field of a form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.stage}
      role="application"
      aria-label={label}
      aria-describedby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={press}
    >
      {drawing}
      <span id={id} className="visually-hidden">
        {t`Strzałki przesuwają obraz, z klawiszem Shift dalej. Plus i minus zmieniają wielkość, R obraca.`}
      </span>
    </div>
  )
}

function movedByKey(placement: Placement, event: KeyboardEvent): Placement | null {
  const { x, y, zoom, rotation } = placement
  const { shiftKey } = event
  const step = STEP * (shiftKey ? SHIFTED : 1)
  switch (latinKey(event)) {
    case 'ArrowLeft':
      return { ...placement, x: x - step }
    case 'ArrowRight':
      return { ...placement, x: x + step }
    case 'ArrowUp':
      return { ...placement, y: y - step }
    case 'ArrowDown':
      return { ...placement, y: y + step }
    case '+':
    case '=':
      return { ...placement, zoom: zoom * ZOOM_STEP }
    case '-':
    case '_':
      return { ...placement, zoom: zoom / ZOOM_STEP }
    case 'r':
      return { ...placement, rotation: normalRotation(rotation + (shiftKey ? -90 : 90)) }
    default:
      return null
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** One pointer moves the picture, two spread it. */
function useDrag(area: PrintArea, picture: PrintStageProps['picture'], onMove: PrintStageProps['onMove']) {
  const pointers = useRef(new Map<number, Point>())
  /** The placement by the fingers so far: the edges limit the picture, not the hand. */
  const asked = useRef<Placement | null>(null)

  function down(event: PointerEvent<SVGRectElement>): void {
    if (picture === null || (event.pointerType === 'mouse' && event.button !== 0)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    asked.current = picture.placement
  }

  function move(event: PointerEvent<SVGRectElement>): void {
    const before = pointers.current.get(event.pointerId)
    if (before === undefined || asked.current === null || picture === null) return
    const now = { x: event.clientX, y: event.clientY }
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.current.set(event.pointerId, now)
    const [other] = others
    const share = other === undefined ? 1 : 0.5
    const { x, y, zoom } = asked.current
    asked.current = {
      ...asked.current,
      x: x + (share * (now.x - before.x)) / width,
      y: y + (share * (now.y - before.y)) / height,
      zoom: other === undefined ? zoom : (zoom * distance(now, other)) / Math.max(1, distance(before, other)),
    }
    onMove?.(allowedPlacement(area, picture, asked.current))
  }

  function up(event: PointerEvent<SVGRectElement>): void {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) asked.current = null
  }

  return { down, move, up }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
