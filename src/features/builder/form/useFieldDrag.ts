import { type PointerEvent, useRef, useState } from 'react'
import { moveField } from '#domain/template/editForm.ts'
import type { EditForm } from './formEdit.ts'

/** Where a dragged field would be put: before the field at this place of a step, or behind its last. */
export interface DropPlace {
  readonly step: string
  readonly at: number
}

export interface FieldDrag {
  /** The name of the field that is being dragged. */
  readonly dragged: string | null
  readonly place: DropPlace | null
  /** What the handle of a field takes. */
  readonly handleOf: (name: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
  }
}

/** Puts fields in order by pointer or finger, over all steps: one edit when it is let go. */
export function useFieldDrag(onEdit: EditForm): FieldDrag {
  const [dragged, setDragged] = useState<string | null>(null)
  const [place, setPlace] = useState<DropPlace | null>(null)
  // Pointers come faster than renders.
  const latest = useRef<DropPlace | null>(null)

  function stop(): void {
    latest.current = null
    setDragged(null)
    setPlace(null)
  }

  return {
    dragged,
    place,
    handleOf: (name) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(name)
      },
      onPointerMove(event) {
        if (dragged !== name) return
        const root = event.currentTarget.closest<HTMLElement>('[data-form-builder]')
        const next = root === null ? null : placeUnder(root, event.clientY, name)
        if (next?.step === latest.current?.step && next?.at === latest.current?.at) return
        latest.current = next
        setPlace(next)
      },
      onPointerUp() {
        const target = latest.current
        if (dragged === name && target !== null) {
          onEdit((template) => moveField(template, name, target.step, target.at))
        }
        stop()
      },
      onPointerCancel: stop,
    }),
  }
}

/** The place nearest to a height, counted as if the dragged field were gone already. */
function placeUnder(root: HTMLElement, y: number, dragged: string): DropPlace | null {
  let nearest: { readonly place: DropPlace; readonly distance: number } | null = null
  for (const list of root.querySelectorAll<HTMLElement>('[data-fields]')) {
    const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')].filter(
      ({ dataset }) => dataset['row'] !== dragged,
    )
    const { top } = list.getBoundingClientRect()
    const edges = [
      rows[0]?.getBoundingClientRect().top ?? top,
      ...rows.map((row) => row.getBoundingClientRect().bottom),
    ]
    for (const [at, edge] of edges.entries()) {
      const distance = Math.abs(edge - y)
      if (nearest === null || distance < nearest.distance) {
        nearest = { place: { step: list.dataset['fields'] ?? '', at }, distance }
      }
    }
  }
  return nearest?.place ?? null
}
