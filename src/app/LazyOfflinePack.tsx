import { lazy, Suspense } from 'react'
import type { OfflinePackButtonProps } from '#features/offline-packs/OfflinePackButton.tsx'

const OfflinePackButton = lazy(async () => {
  const { OfflinePackButton: button } = await import('#features/offline-packs/OfflinePackButton.tsx')
  return { default: button }
})

/** Saves a list for offline. Its code loads after the list itself: the list has to be there first. */
export function LazyOfflinePack(props: OfflinePackButtonProps) {
  return (
    <Suspense fallback={null}>
      <OfflinePackButton {...props} />
    </Suspense>
  )
}
