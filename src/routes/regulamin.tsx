import { createFileRoute } from '@tanstack/react-router'
import { LEGAL_WORDS } from '#app/document/legalWords.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { LegalScreen } from '#features/legal/LegalScreen.tsx'
import { TERMS } from '#features/legal/terms.ts'

export const Route = createFileRoute('/regulamin')({
  head: routeHead,
  component: RegulaminRoute,
})

function RegulaminRoute() {
  const { title, description } = LEGAL_WORDS['/regulamin']
  return <LegalScreen title={title} lead={description} sections={TERMS} />
}
