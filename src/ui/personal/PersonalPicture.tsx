import { useId, useMemo } from 'react'
import type { Given } from '#domain/personal/checkPersonal.ts'
import type { Shape } from '#domain/personal/drawing.ts'
import { personalDrawing } from '#domain/personal/personalDrawing.ts'
import type { PersonalHandle } from '#domain/personal/personalHandles.ts'
import { personalArea, personalThing } from '#domain/personal/personalThing.ts'
import { drawThing } from '../things/drawThing.tsx'
import styles from './PersonalPicture.module.css'

export interface PersonalPictureProps {
  readonly handle: PersonalHandle
  readonly variantTitle: string
  /** Examples replace missing values. */
  readonly given: Given
  readonly className: string | undefined
}

/** A thing as it will be made, drawn like its print; decoration: its words are beside it. */
export default function PersonalPicture({ handle, variantTitle, given, className }: PersonalPictureProps) {
  const clip = `${useId()}-clip`
  const area = personalArea(handle, variantTitle)
  const { view, back, front, radius, bare } = drawThing(personalThing(handle), area, variantTitle)
  const shapes = useMemo(
    () => personalDrawing(handle, given, personalArea(handle, variantTitle)),
    [handle, given, variantTitle],
  )
  return (
    <svg
      className={className}
      viewBox={view.join(' ')}
      style={{ aspectRatio: `${view[2]} / ${view[3]}` }}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect width={area.width} height={area.height} rx={radius} />
      </clipPath>
      {back}
      <rect width={area.width} height={area.height} rx={radius} fill={bare} />
      <g clipPath={`url(#${clip})`}>
        {shapes.map((shape, place) => (
          <ShapeElement key={place} shape={shape} />
        ))}
      </g>
      {front}
    </svg>
  )
}

function ShapeElement({ shape }: { readonly shape: Shape }) {
  if (shape.kind === 'text') {
    return (
      <text
        className={styles[shape.face]}
        x={shape.x}
        y={shape.y}
        fontSize={shape.size}
        textAnchor="middle"
        textLength={shape.length}
        lengthAdjust="spacingAndGlyphs"
        fill={shape.fill}
      >
        {shape.text}
      </text>
    )
  }
  return (
    <path
      d={shape.d}
      fill={shape.fill ?? 'none'}
      stroke={shape.stroke}
      strokeWidth={shape.strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={shape.opacity}
    />
  )
}
