import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { HubScreen } from '#features/generation/hub/HubScreen.tsx'

const TITLE = msg`Generatory obrazów, wideo i muzyki`
const DESCRIPTION = msg`Obrazy, ruchome kartki i melodie na Twoje okazje. Cena przed kliknięciem, płacisz tylko za udane.`

export const Route = createFileRoute('/generatory/')({
  head: ({ match: { context } }) =>
    pageHead({ title: context.i18n._(TITLE), description: context.i18n._(DESCRIPTION), path: '/generatory' }),
  component: Generators,
})

function Generators() {
  return <HubScreen isOffline={useConnection().view === 'offline'} />
}
