import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { NewsletterScreen } from '#features/administration/newsletter/NewsletterScreen.tsx'

export const Route = createFileRoute('/admin/emails/')({ head: routeHead, component: Newsletter })

function Newsletter() {
  const navigate = Route.useNavigate()
  return <NewsletterScreen onOpen={(id) => void navigate({ to: '/admin/emails/$id', params: { id } })} />
}
