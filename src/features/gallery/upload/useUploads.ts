import { useEffect, useState } from 'react'
import { useServices } from '#services/services.tsx'
import { createStore } from '#domain/store.ts'
import { useStore } from '#ui/useStore.ts'
import { NO_UPLOADS, type UploadQueue, type UploadsState } from './uploadQueue.ts'
import { uploadQueue } from './uploads.ts'

const NOTHING = createStore(NO_UPLOADS)

/** The waiting uploads, live. Showing them also starts sending. */
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
  const state = useStore(queue ?? NOTHING)
  return { ...state, forgetArrived: () => queue?.forgetArrived() }
}
