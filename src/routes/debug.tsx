import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { workerStatus } from '#app/worker/workerStatus.ts'
import { DebugScreen } from '#features/debug/DebugScreen.tsx'
import { OfflinePacksList } from '#features/offline-packs/OfflinePacksList.tsx'
import { useStore } from '#ui/useStore.ts'

const TITLE = msg`Diagnostyka`
const DESCRIPTION = msg`Wersje, pamięć i stan pracy bez sieci na tym urządzeniu.`

export const Route = createFileRoute('/debug')({
  head: ({ match: { context } }) =>
    pageHead({ title: context.i18n._(TITLE), description: context.i18n._(DESCRIPTION), path: '/debug' }),
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
