import { useEffect } from 'react'

const inSight = new Set<string>()

/** Whether the panel about a text is in sight: then its answer needs no message. */
export const isPanelInSight = (textId: string): boolean => inSight.has(textId)

/** Marks the panel about a text as in sight while the component is mounted. */
export function usePanelInSight(textId: string): void {
  useEffect(() => {
    inSight.add(textId)
    return () => void inSight.delete(textId)
  }, [textId])
}
