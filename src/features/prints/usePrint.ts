import { useEffect, useRef, useState } from 'react'
import { useServices } from '#services/services.tsx'
import type { PrintDraft } from '#offline/prints/printDrafts.ts'
import { LatestWriter } from '#ui/form/LatestWriter.ts'
import { useStore } from '#ui/useStore.ts'
import { type CurrentPrint, currentPrint } from './currentPrint.ts'
import { begunPrint, EMPTY_PRINT, newPrint, readPrints, sweepPrints, writePrint } from './printActions.ts'

/**
 * The print that the address names, else the one begun last, else a new one; stored with every change. Null until the
 * drafts of the product were read.
 */
export function usePrint(handle: string, printId: string | undefined): CurrentPrint | null {
  const { session } = useServices()
  const current = useStore(currentPrint)
  const [writer] = useState(() => new LatestWriter<PrintDraft>())
  const stored = useRef<PrintDraft | null>(null)

  useEffect(() => {
    if (printId !== undefined && currentPrint.getSnapshot()?.id === printId) return undefined
    let isGone = false
    const open = async () => {
      const prints = await readPrints(handle)
      if (isGone) return
      const found = prints.find(({ id }) => id === printId) ?? begunPrint(prints) ?? newPrint()
      stored.current = found.draft
      currentPrint.set({ handle, ...found })
      void sweepPrints()
    }
    void open()
    return () => {
      isGone = true
    }
  }, [handle, printId])

  // The page of another product begins with another editor.
  useEffect(() => () => currentPrint.set(null), [])

  useEffect(
    () =>
      session.onEnd((end) => {
        if (end !== 'signed-out') return
        const print = newPrint()
        stored.current = print.draft
        currentPrint.set({ handle, ...print })
        // Whoever uses the device now has drafts of their own.
        void readPrints(handle)
      }),
    [handle, session],
  )

  useEffect(() => {
    if (current === null || current.handle !== handle || current.draft === stored.current) return
    stored.current = current.draft
    const { id, draft } = current
    void writer.write(
      { read: () => Promise.resolve(null), write: (value) => writePrint(handle, id, value ?? EMPTY_PRINT) },
      draft,
    )
  }, [current, handle, writer])

  return current?.handle === handle ? current : null
}
