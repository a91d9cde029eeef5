import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { readSearchText } from '#domain/addresses/readSearchText.ts'
import { nameInAddress, stateInAddress } from '#features/administration/fulfilment/fulfilmentSearch.ts'
import { FulfilmentScreen } from '#features/administration/fulfilment/FulfilmentScreen.tsx'

export const Route = createFileRoute('/administracja/realizacja')({
  validateSearch: ({ stan }): { stan?: string | undefined } => ({ stan: readSearchText(stan, 20) }),
  head: routeHead,
  component: Fulfilment,
})

function Fulfilment() {
  const { stan } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FulfilmentScreen
      state={stateInAddress(stan)}
      onStateChange={(state) =>
        void navigate({
          search: { stan: nameInAddress(state) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
