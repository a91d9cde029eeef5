import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { ReportsScreen } from '#features/administration/reports/ReportsScreen.tsx'
import { lazyPart } from '#ui/lazyPart.ts'

const SharedThumbnail = lazyPart(async () => ({
  default: (await import('#features/drawings/shared/SharedThumbnail.tsx')).SharedThumbnail,
}))

export const Route = createFileRoute('/administracja/zgloszenia')({
  head: routeHead,
  component: ReportsRoute,
})

function ReportsRoute() {
  return <ReportsScreen renderDrawing={(picture) => <SharedThumbnail {...picture} />} />
}
