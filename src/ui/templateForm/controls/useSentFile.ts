import { useEffect, useState } from 'react'
import type { FileFieldType } from '#domain/template/fileFieldRules.ts'
import type { FileSource, SentFile } from '../fileSource.ts'

/** The file that a field holds: the one just sent, or as it is found by its id again. */
export function useSentFile(id: string, type: FileFieldType, files: FileSource | undefined) {
  const [known, setKnown] = useState<SentFile | null>(null)
  const find = files?.find
  useEffect(() => {
    if (id === '' || known?.id === id || find === undefined) return undefined
    const asking = new AbortController()
    const look = async () => {
      try {
        const found = await find(id, type, asking.signal)
        if (!asking.signal.aborted) setKnown(found)
      } catch {
        // Without an answer it is held by its id all the same.
      }
    }
    void look()
    return () => asking.abort()
  }, [id, type, known, find])
  return { sent: id !== '' && known?.id === id ? known : null, keep: setKnown }
}
