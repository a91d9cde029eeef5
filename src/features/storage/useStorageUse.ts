import { useEffect, useState } from 'react'
import { storageManager } from '#domain/browser/page/parts.ts'
import { pageLife } from '#domain/pageLife.ts'
import { workerLine } from '#offline/workerLine.ts'
import { type StorageUse, storageUse } from './storageUse.ts'

/** How often (ms) a page left open looks. */
const INTERVAL = 600_000

export interface StorageWatch {
  readonly use: StorageUse | null
  /** The browser has refused to keep something for want of space. */
  readonly isFull: boolean
  readonly measureAgain: () => void
}

/** Follows how full this origin's storage is: now and then, after each saved pack, and when the disk was full. */
export function useStorageUse(): StorageWatch {
  const [use, setUse] = useState<StorageUse | null>(null)
  const [isFull, setIsFull] = useState(false)

  useEffect(() => {
    const measure = async () => setUse(await storageUse(storageManager()))
    let isOver = false
    let stop = () => {}
    const listen = async () => {
      const line = await workerLine()
      if (isOver || !line) return
      stop = line.listen((notice) => {
        if (notice.type === 'disk-full') setIsFull(true)
        if (notice.type === 'pack' && notice.record.state !== 'saving') void measure()
      })
    }
    void measure()
    void listen()
    const timer = setInterval(() => {
      if (pageLife.getSnapshot() === 'shown') void measure()
    }, INTERVAL)
    return () => {
      isOver = true
      clearInterval(timer)
      stop()
    }
  }, [])

  return {
    use,
    isFull,
    measureAgain: () => {
      setIsFull(false)
      void storageUse(storageManager()).then(setUse)
    },
  }
}
