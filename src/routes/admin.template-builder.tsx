import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { routeHead } from '#app/document/routeHead.ts'
import { BuilderScreen } from '#features/builder/BuilderScreen.tsx'

const searchSchema = z.object({ id: z.optional(z.string()) })

export const Route = createFileRoute('/admin/template-builder')({
  validateSearch: (search) => z.safeParse(searchSchema, search).data ?? {},
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
