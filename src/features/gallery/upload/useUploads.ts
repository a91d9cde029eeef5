import { useEffect, useState, useSyncExternalStore } from 'react'
import { useServices } from '#services/services.tsx'
import { NO_UPLOADS, type UploadQueue, type UploadsState } from './uploadQueue.ts'
import { uploadQueue } from './uploads.ts'

const NOTHING = () => () => undefined

/** What is on its way into the gallery, live. Being on the screen also has it sent. */
export function useUploads(): UploadsState & { readonly forgetArrived: () => void } {
  const services = useServices()
  const [queue, setQueue] = useState<UploadQueue | null>(null)
  useEffect(() => {
    let isHere = true
    async function begin(): Promise<void> {
      const begun = await uploadQueue(services)
      if (isHere) setQueue(begun)
    }
    void begin()
    return () => {
      isHere = false
    }
  }, [services])
  const state = useSyncExternalStore(
    queue?.subscribe ?? NOTHING,
    queue?.snapshot ?? (() => NO_UPLOADS),
    () => NO_UPLOADS,
  )
  return { ...state, forgetArrived: () => queue?.forgetArrived() }
}
