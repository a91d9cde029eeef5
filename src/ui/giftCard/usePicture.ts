import { useEffect, useState } from 'react'
import { readyPicture } from './drawCard.ts'

interface PictureReading {
  readonly url: string
  /** Null when it couldn't be had. */
  readonly picture: ImageBitmap | null
}

/** A picture to draw with; null while it loads, or when it can't be loaded. */
export function usePicture(url: string | undefined): { picture: ImageBitmap | null; isFailed: boolean } {
  const [reading, setReading] = useState<PictureReading | null>(null)
  useEffect(() => {
    if (url === undefined) return undefined
    const leaving = new AbortController()
    async function read(address: string): Promise<void> {
      // Null: it can't be loaded, and the screen says so.
      const picture = await readyPicture(address, leaving.signal).catch(() => null)
      if (leaving.signal.aborted) picture?.close()
      else setReading({ url: address, picture })
    }
    void read(url)
    return () => leaving.abort()
  }, [url])
  const present = reading?.url === url ? reading : null
  return { picture: present?.picture ?? null, isFailed: present !== null && present.picture === null }
}
