import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { LegalScreen } from '#features/legal/LegalScreen.tsx'
import { TERMS } from '#features/legal/terms.ts'

const TITLE = msg`Regulamin`
const DESCRIPTION = msg`Na co się umawiamy, gdy korzystasz z Iskry. Bez drobnego druku.`

export const Route = createFileRoute('/regulamin')({
  head: ({ match: { context } }) =>
    pageHead({
      title: context.i18n._(TITLE),
      description: context.i18n._(DESCRIPTION),
      path: '/regulamin',
    }),
  component: RegulaminRoute,
})

function RegulaminRoute() {
  return <LegalScreen title={TITLE} lead={DESCRIPTION} sections={TERMS} />
}
