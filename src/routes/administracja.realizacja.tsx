import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import {
  nameInAddress,
  readProductionSearch,
  STATES_IN_ADDRESS,
} from '#features/administration/production/productionSearch.ts'
import { ProductionScreen } from '#features/administration/production/ProductionScreen.tsx'

export const Route = createFileRoute('/administracja/realizacja')({
  validateSearch: readProductionSearch,
  head: routeHead,
  component: Production,
})

function Production() {
  const { stan } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProductionScreen
      state={stan === undefined ? undefined : STATES_IN_ADDRESS[stan]}
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
