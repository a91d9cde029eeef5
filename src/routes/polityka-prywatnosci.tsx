import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { LegalScreen } from '#features/legal/LegalScreen.tsx'
import { PRIVACY } from '#features/legal/privacy.ts'

const TITLE = msg`Polityka prywatności`
const DESCRIPTION = msg`Co o Tobie wiemy, po co i jak długo. I jak to usunąć.`

export const Route = createFileRoute('/polityka-prywatnosci')({
  head: ({ match: { context } }) =>
    pageHead({
      title: context.i18n._(TITLE),
      description: context.i18n._(DESCRIPTION),
      path: '/polityka-prywatnosci',
    }),
  component: PrivacyRoute,
})

function PrivacyRoute() {
  return <LegalScreen title={TITLE} lead={DESCRIPTION} sections={PRIVACY} />
}
