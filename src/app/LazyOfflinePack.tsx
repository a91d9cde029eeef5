import { lazy, Suspense } from 'react'
import type { OfflinePackButtonProps } from '#features/offline-packs/OfflinePackButton.tsx'

const OfflinePackButton = lazy(async () => {
  const { OfflinePackButton: button } = await import('#features/offline-packs/OfflinePackButton.tsx')
  return { default: button }
})

/** What saves a list for offline. Its code comes after the list's own: nobody saves what isn't there yet. */
export function LazyOfflinePack(props: OfflinePackButtonProps) {
  return (
    <Suspense fallback={null}>
      <OfflinePackButton {...props} />
    </Suspense>
  )
}
