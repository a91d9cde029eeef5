import { createFileRoute } from '@tanstack/react-router'
import { LEGAL_WORDS } from '#app/document/legalWords.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { LegalScreen } from '#features/legal/LegalScreen.tsx'
import { PRIVACY } from '#features/legal/privacy.ts'

export const Route = createFileRoute('/polityka-prywatnosci')({
  head: routeHead,
  component: PrivacyRoute,
})

function PrivacyRoute() {
  const { title, description } = LEGAL_WORDS['/polityka-prywatnosci']
  return <LegalScreen title={title} lead={description} sections={PRIVACY} />
}
