import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { workerStatus } from '#app/worker/workerStatus.ts'
import { DebugScreen } from '#features/debug/DebugScreen.tsx'
import { OfflinePacksList } from '#features/offline-packs/OfflinePacksList.tsx'
import { useStore } from '#ui/useStore.ts'

export const Route = createFileRoute('/debug')({
  head: routeHead,
  component: DebugRoute,
})

function DebugRoute() {
  const worker = useStore(workerStatus)
  const { view: reachability } = useConnection()
  return (
    <DebugScreen
      shell={{ worker, reachability }}
      onCheckForUpdate={async () => {
        const { checkForUpdate } = await import('#app/worker/workerBridge.ts')
        await checkForUpdate()
      }}
      packs={<OfflinePacksList />}
    />
  )
}
