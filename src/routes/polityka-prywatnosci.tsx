import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { SCREEN_WORDS } from '#app/document/screenWords.ts'
import { LegalScreen } from '#features/legal/LegalScreen.tsx'
import { PRIVACY } from '#features/legal/privacy.ts'

export const Route = createFileRoute('/polityka-prywatnosci')({
  head: routeHead,
  component: PrivacyRoute,
})

function PrivacyRoute() {
  const { title, description } = SCREEN_WORDS['/polityka-prywatnosci']
  return <LegalScreen title={title} lead={description} sections={PRIVACY} />
}
