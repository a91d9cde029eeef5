import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { useGiftShelf } from '#app/occasions/useGiftShelf.ts'
import { OccasionsScreen } from '#features/occasions/OccasionsScreen.tsx'
import { PushChoice } from '#features/push/PushChoice.tsx'

export const Route = createFileRoute('/okazje')({ head: routeHead, component: Occasions })

function Occasions() {
  return (
    <OccasionsScreen
      shelf={useGiftShelf()}
      pushChoice={
        <PushChoice>
          <Trans>Powiadomienia na tym urządzeniu</Trans>
        </PushChoice>
      }
    />
  )
}
