import { useEffect, useState } from 'react'
import type { FilmPreview } from './openFilmPreview.ts'
import type { FilmTrouble } from './filmTrouble.ts'

/** How far the opening of a film is. `none`: there is no file to open. */
export type PreviewOpening =
  | { readonly kind: 'none' | 'opening' }
  | { readonly kind: 'open'; readonly file: Blob; readonly preview: FilmPreview }
  | { readonly kind: 'refused'; readonly code: FilmTrouble }

/** Opens a film for its preview, for as long as it is wanted. */
export function useFilmPreview(file: Blob | null): PreviewOpening {
  const [opened, setOpened] = useState<{ readonly of: Blob; readonly opening: PreviewOpening } | null>(null)

  useEffect(() => {
    if (file === null) return undefined
    const ending = new AbortController()
    const begin = async () => {
      const { openFilmPreview } = await import('./openFilmPreview.ts')
      if (ending.signal.aborted) return
      const answer = await openFilmPreview(file, ending.signal)
      if (ending.signal.aborted) return
      setOpened({ of: file, opening: answer.kind === 'open' ? { ...answer, file } : answer })
    }
    begin().catch(() => setOpened({ of: file, opening: { kind: 'refused', code: 'not-loaded' } }))
    return () => ending.abort()
  }, [file])

  if (file === null) return { kind: 'none' }
  return opened?.of === file ? opened.opening : { kind: 'opening' }
}
