import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { BuilderScreen } from '#features/builder/BuilderScreen.tsx'

export const Route = createFileRoute('/admin/template-builder')({
  validateSearch: ({ id }): { id?: string | undefined } => ({ id: typeof id === 'string' ? id : undefined }),
  head: routeHead,
  component: TemplateBuilder,
})

function TemplateBuilder() {
  const { id } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BuilderScreen
      id={id}
      onOpen={(opened) => void navigate({ search: { id: opened } })}
      onLeave={() => void navigate({ search: {} })}
    />
  )
}
