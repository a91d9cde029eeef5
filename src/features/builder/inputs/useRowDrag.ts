import { type PointerEvent, useRef, useState } from 'react'

/** Where a dragged row would be put: before the row at this place of a list, or behind its last. */
export interface DropPlace {
  readonly list: string
  readonly at: number
}

export interface RowDrag {
  /** The name of the row that is being dragged. */
  readonly dragged: string | null
  readonly place: DropPlace | null
  /** The props of a row's handle. */
  readonly handleOf: (row: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
  }
}

/**
 * Puts rows in order by pointer or finger, over all lists (`data-rows`) inside of an element that bears `data-drag-root`;
 * rows are their children with a name (`data-row`). Told once, when a row is let go.
 */
export function useRowDrag(onDrop: (row: string, place: DropPlace) => void): RowDrag {
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
    handleOf: (row) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(row)
      },
      onPointerMove(event) {
        if (dragged !== row) return
        const root = event.currentTarget.closest<HTMLElement>('[data-drag-root]')
        const next = root === null ? null : placeUnder(root, event.clientY, row)
        if (next?.list === latest.current?.list && next?.at === latest.current?.at) return
        latest.current = next
        setPlace(next)
      },
      onPointerUp() {
        const target = latest.current
        if (dragged === row && target !== null) onDrop(row, target)
        stop()
      },
      onPointerCancel: stop,
    }),
  }
}

/** The side of a row where the dragged one would be dropped, for its `data-drop`; undefined for none. */
export function dropSide(
  { dragged, place }: Pick<RowDrag, 'dragged' | 'place'>,
  { list, rows, row }: { readonly list: string; readonly rows: readonly string[]; readonly row: string },
): 'before' | 'after' | undefined {
  if (place === null || place.list !== list || dragged === row) return undefined
  const others = rows.filter((each) => each !== dragged)
  const at = others.indexOf(row)
  if (place.at === at) return 'before'
  return at === others.length - 1 && place.at > at ? 'after' : undefined
}

/** The place nearest to a height, counted as if the dragged row were gone already. */
function placeUnder(root: HTMLElement, y: number, dragged: string): DropPlace | null {
  let nearest: { readonly place: DropPlace; readonly distance: number } | null = null
  for (const list of root.querySelectorAll<HTMLElement>('[data-rows]')) {
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
        nearest = { place: { list: list.dataset['rows'] ?? '', at }, distance }
      }
    }
  }
  return nearest?.place ?? null
}
