import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { IssueScreen } from '#features/administration/newsletter/IssueScreen.tsx'

export const Route = createFileRoute('/admin/emails/$id')({ head: routeHead, component: Issue })

function Issue() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return <IssueScreen key={id} id={id} onGone={() => void navigate({ to: '/admin/emails' })} />
}
