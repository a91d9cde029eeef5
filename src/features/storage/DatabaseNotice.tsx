import { Suspense, useState, useSyncExternalStore } from 'react'
import {
  getStorageStatus,
  type MemoryReason,
  type StorageStatus,
  subscribeStorageStatus,
} from '#offline/storageStatus.ts'
import { lazyPart } from '#ui/lazyPart.ts'

/** Why a device keeps nothing, for now or for this visit. */
export type Trouble = MemoryReason | 'silent' | 'outdated'

const TroubleNotice = lazyPart(() => import('./TroubleNotice.tsx'))

/** Says when this device keeps nothing beyond this visit. The words come with the trouble: few devices have any. */
export function DatabaseNotice() {
  const status = useSyncExternalStore(subscribeStorageStatus, getStorageStatus, getStorageStatus)
  const [closed, setClosed] = useState<Trouble | null>(null)
  const trouble = troubleOf(status)
  if (trouble === null || trouble === closed) return null
  return (
    <Suspense fallback={null}>
      <TroubleNotice trouble={trouble} onClose={() => setClosed(trouble)} />
    </Suspense>
  )
}

function troubleOf(status: StorageStatus): Trouble | null {
  if (status.kind === 'silent' || status.kind === 'outdated') return status.kind
  return status.kind === 'memory' ? status.reason : null
}
