import { useEffect, useEffectEvent, useState } from 'react'
import type { FileFieldType } from '#domain/template/fileFieldRules.ts'
import type { SentFile } from '#domain/template/sentFile.ts'
import type { FileSource } from '../fileSource.ts'

interface Holding {
  /** The field's value; may be empty. */
  readonly id: string
  readonly type: FileFieldType
  readonly files: FileSource | undefined
  /** Called once it turns out that there is no such file any more. */
  readonly onGone: () => void
}

/** The file that a field holds: the one just sent, or as it is found by its id again. */
export function useSentFile({ id, type, files, onGone }: Holding) {
  const [known, setKnown] = useState<SentFile | null>(null)
  const [isGone, setGone] = useState(false)
  const find = files?.find
  const lose = useEffectEvent(() => {
    setGone(true)
    onGone()
  })
  useEffect(() => {
    if (id === '' || known?.id === id || find === undefined) return undefined
    const asking = new AbortController()
    const look = async () => {
      try {
        const found = await find(id, type, asking.signal)
        if (asking.signal.aborted) return
        if (found === null) lose()
        else setKnown(found)
      } catch {
        // Without an answer it is held by its id all the same.
      }
    }
    void look()
    return () => asking.abort()
  }, [id, type, known, find])
  return {
    sent: id !== '' && known?.id === id ? known : null,
    isGone,
    keep: (file: SentFile) => {
      setGone(false)
      setKnown(file)
    },
  }
}
