import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import type { DrawingListener, OpenDrawing } from './openDrawing.ts'

/** How far the opening of a drawing is. `missing`: this device has none under its id. */
export type Opening =
  | { readonly kind: 'opening' | 'missing' | 'failed' }
  | { readonly kind: 'open'; readonly open: OpenDrawing }

export interface OpenDrawingListener extends DrawingListener {
  /** What was begun as a new drawing has its first shape, and is stored under this id. */
  readonly onStored: (id: string) => void
}

/**
 * Opens the drawing of an id, or a new one where it is undefined, for as long as the component stands. Returns it, and how
 * to begin anew: a new drawing, or another try.
 */
export function useOpenDrawing(
  id: string | undefined,
  kind: Scene['kind'],
  listener: OpenDrawingListener,
): readonly [opening: Opening, again: () => void] {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  const [tries, setTries] = useState(0)
  const held = useRef<{ readonly open: OpenDrawing; readonly tries: number } | null>(null)
  const onStored = useEffectEvent((stored: string) => {
    if (id === undefined) listener.onStored(stored)
  })
  const onRefused = useEffectEvent(() => listener.onRefused())

  useEffect(() => {
    // A new drawing that was stored meanwhile goes on under its address.
    if (id !== undefined && held.current?.open.id === id && held.current.tries === tries) return undefined
    let isOver = false
    held.current?.open.close()
    held.current = null
    const begin = async () => {
      setOpening({ kind: 'opening' })
      try {
        const { openStoredDrawing } = await import('./openStoredDrawing.ts')
        const open = await openStoredDrawing(id, kind, { onRefused: () => onRefused() })
        // Nobody would close what is opened after they have left.
        if (isOver) open?.close()
        else if (open === null) setOpening({ kind: 'missing' })
        else {
          held.current = { open, tries }
          open.standing.subscribe(() => {
            if (open.standing.getSnapshot().row !== null) onStored(open.id)
          })
          setOpening({ kind: 'open', open })
        }
      } catch {
        if (!isOver) setOpening({ kind: 'failed' })
      }
    }
    void begin()
    return () => {
      isOver = true
    }
  }, [id, kind, tries])

  useEffect(
    () => () => {
      held.current?.open.close()
      held.current = null
    },
    [],
  )

  return [opening, useCallback(() => setTries((count) => count + 1), [])]
}
