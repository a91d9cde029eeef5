import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenText, TextListener } from './openText.ts'

/** How far the opening of a text is. `missing`: this device has none under its id. */
export type Opening =
  | { readonly kind: 'opening' | 'missing' | 'failed' }
  | { readonly kind: 'open'; readonly open: OpenText }

export interface OpenTextListener extends TextListener {
  /** What was begun as a new text has its first letter, and is stored under this id. */
  readonly onStored: (id: string) => void
}

/**
 * Opens the text of an id, or a new one where it is undefined, for as long as the component stands. Returns it, and how to
 * begin anew: a new text, or another try.
 */
export function useOpenText(
  id: string | undefined,
  listener: OpenTextListener,
): readonly [opening: Opening, again: () => void] {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  const [tries, setTries] = useState(0)
  const held = useRef<{ readonly open: OpenText; readonly tries: number } | null>(null)
  const onStored = useEffectEvent((stored: string) => {
    if (id === undefined) listener.onStored(stored)
  })
  const onBeside = useEffectEvent(() => listener.onBeside())
  const onRefused = useEffectEvent(() => listener.onRefused())
  const onTooLong = useEffectEvent(() => listener.onTooLong())

  useEffect(() => {
    // A new text that was stored meanwhile goes on under its address.
    if (id !== undefined && held.current?.open.id === id && held.current.tries === tries) return undefined
    let isOver = false
    held.current?.open.close()
    held.current = null
    const begin = async () => {
      setOpening({ kind: 'opening' })
      try {
        const { openStoredText } = await import('./openStoredText.ts')
        const open = await openStoredText(id, {
          onBeside: () => onBeside(),
          onRefused: () => onRefused(),
          onTooLong: () => onTooLong(),
        })
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
  }, [id, tries])

  useEffect(
    () => () => {
      held.current?.open.close()
      held.current = null
    },
    [],
  )

  return [opening, useCallback(() => setTries((count) => count + 1), [])]
}
