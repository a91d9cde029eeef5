import { useEffect, useEffectEvent, useState } from 'react'
import type { PlacedPicture } from '#domain/prints/print.ts'
import { currentPrint } from './currentPrint.ts'
import { fetchPictureFile, type PictureRefusal, readPictureFile } from './pictureFile.ts'
import { layPicture, readPrintFile } from './printActions.ts'

/** Why a choice gave no picture. */
export type ChoiceRefusal = PictureRefusal | 'NO_ROOM' | 'GONE' | 'NOT_FETCHED'

interface Shown {
  readonly fileId: string
  readonly url: string
  readonly isMoving: boolean
}

export interface ChosenPictureOptions {
  readonly handle: string
  readonly picture: PlacedPicture | null
}

/** The picture of the print that is open as the screen draws it, and how another takes its place. */
export function useChosenPicture({ handle, picture }: ChosenPictureOptions) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<ChoiceRefusal | null>(null)
  const fileId = picture?.fileId ?? null

  useEffect(() => {
    if (shown === null) return undefined
    return () => URL.revokeObjectURL(shown.url)
  }, [shown])

  const isShown = useEffectEvent((id: string) => shown?.fileId === id)
  useEffect(() => {
    if (fileId === null || isShown(fileId)) return undefined
    let isGone = false
    const restore = async () => {
      const file = await readPrintFile(fileId)
      const read = file === null ? 'GONE' : await readPictureFile(file)
      if (isGone || isShown(fileId)) return
      if (typeof read === 'string') setRefusal('GONE')
      else setShown({ fileId, url: URL.createObjectURL(read.shown), isMoving: read.isMoving })
    }
    void restore()
    return () => {
      isGone = true
    }
  }, [fileId])

  async function take(file: Blob): Promise<void> {
    setReading(true)
    setRefusal(null)
    const refused = await lay(file)
    setReading(false)
    setRefusal(refused)
  }

  async function lay(file: Blob): Promise<ChoiceRefusal | null> {
    const read = await readPictureFile(file)
    if (typeof read === 'string') return read
    const open = currentPrint.getSnapshot()
    if (open?.handle !== handle) return null
    try {
      const draft = await layPicture(open, read)
      const id = draft.picture?.fileId
      if (id === undefined) return null
      setShown({ fileId: id, url: URL.createObjectURL(read.shown), isMoving: read.isMoving })
      const present = currentPrint.getSnapshot()
      if (present?.id === open.id) currentPrint.set({ ...present, draft })
      return null
    } catch {
      return 'NO_ROOM'
    }
  }

  async function fetchPicture(url: string): Promise<void> {
    setReading(true)
    setRefusal(null)
    const refused = await fetchPictureFile(url)
      .then(lay)
      .catch((): ChoiceRefusal => 'NOT_FETCHED')
    setReading(false)
    setRefusal(refused)
  }

  const laid = shown !== null && shown.fileId === fileId ? shown : null
  return {
    url: laid?.url ?? null,
    isMoving: laid?.isMoving === true,
    isReading,
    refusal,
    take,
    fetch: fetchPicture,
  }
}
