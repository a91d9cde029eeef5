import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { useWorkerStatus } from '#app/worker/useWorkerStatus.ts'
import { DebugScreen } from '#features/debug/DebugScreen.tsx'
import { OfflinePacksList } from '#features/offline-packs/OfflinePacksList.tsx'

export const Route = createFileRoute('/debug')({
  head: routeHead,
  component: DebugRoute,
})

function DebugRoute() {
  const worker = useWorkerStatus()
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
