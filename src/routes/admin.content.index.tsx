import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { ArticlesScreen } from '#features/administration/articles/ArticlesScreen.tsx'

export const Route = createFileRoute('/admin/content/')({ head: routeHead, component: Articles })

function Articles() {
  const navigate = Route.useNavigate()
  return (
    <ArticlesScreen
      onOpen={(place) => void navigate({ to: '/admin/content/$language/$kind/$slug', params: { ...place } })}
    />
  )
}
