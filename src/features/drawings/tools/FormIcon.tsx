import { newBox } from '#domain/scene/newScene.ts'
import type { BoxForm, FlowRole } from '#domain/scene/sceneSchema.ts'
import { boxPath, pathData } from '../canvas/drawing/outlinePath.ts'

const WIDE = { x: 2, y: 5, width: 20, height: 14 }
const SQUARE = { x: 4, y: 4, width: 16, height: 16 }

/** What tells roles of the same outline apart. */
const MARKS: Partial<Readonly<Record<FlowRole, string>>> = {
  start: 'M10.5 9.5v5l4-2.5z',
  end: 'M10 10h4v4h-4z',
}

export interface FormIconProps {
  readonly form: BoxForm
  readonly role?: FlowRole
  readonly size?: number
}

/** The outline of a box as the picture of a button: the same that is drawn. */
export function FormIcon({ form, role, size = 20 }: FormIconProps) {
  const mark = role === undefined ? undefined : MARKS[role]
  const isSquare = form === 'star' || form === 'note' || form === 'person' || form === 'cylinder'
  const { outline, inner } = boxPath(newBox(form, isSquare ? SQUARE : WIDE, { form }))
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {form === 'text' ? (
        <path d="M5 7V5h14v2M12 5v14M9 19h6" />
      ) : (
        <path d={pathData([...outline, ...inner])} />
      )}
      {mark === undefined ? null : <path d={mark} fill="currentColor" strokeWidth="1" />}
    </svg>
  )
}
