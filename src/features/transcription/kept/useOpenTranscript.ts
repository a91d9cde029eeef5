import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenWork } from './openStoredTranscript.ts'
import type { TranscriptListener } from './openTranscript.ts'

/** How far the opening of a transcript is. `missing`: this device has none under its id. */
export type Opening =
  | { readonly kind: 'opening' | 'missing' | 'failed' }
  | { readonly kind: 'open'; readonly work: OpenWork }

/** Opens the transcript of an id for as long as the component stands. */
export function useOpenTranscript(id: string, listener: TranscriptListener): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  const onBeside = useEffectEvent(() => listener.onBeside())
  const onRefused = useEffectEvent(() => listener.onRefused())

  useEffect(() => {
    let isOver = false
    let held: OpenWork | null = null
    const begin = async () => {
      try {
        const { openStoredTranscript } = await import('./openStoredTranscript.ts')
        const work = await openStoredTranscript(id, {
          onBeside: () => onBeside(),
          onRefused: () => onRefused(),
        })
        // Nobody would close what is opened after they have left.
        if (isOver) return work?.close()
        held = work
        setOpening(work === null ? { kind: 'missing' } : { kind: 'open', work })
      } catch {
        if (!isOver) setOpening({ kind: 'failed' })
      }
    }
    void begin()
    return () => {
      isOver = true
      held?.close()
    }
  }, [id])

  return opening
}
