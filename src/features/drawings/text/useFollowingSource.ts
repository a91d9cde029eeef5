import { useEffect } from 'react'
import { useDrawing, useScene } from '../document/DrawingContext.tsx'

/** Has the text of a drawing follow its picture for as long as it has one. Its code comes with the first text. */
export function useFollowingSource(): void {
  const { document } = useDrawing()
  const hasText = useScene().source !== null
  useEffect(() => {
    if (!hasText) return undefined
    let isOver = false
    const follow = async () => {
      const { withFollowingSource } = await import('./followSource.ts')
      if (!isOver) document.complete(withFollowingSource)
    }
    void follow()
    return () => {
      isOver = true
      document.complete(null)
    }
  }, [document, hasText])
}
