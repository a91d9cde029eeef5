import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { LateNearestDays } from '#app/occasions/LateNearestDays.tsx'
import { LateHome } from '#app/home/LateHome.tsx'
import { HomeScreen } from '#features/shop/home/HomeScreen.tsx'
import { loadHome } from '#features/shop/home/homeList.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context.services),
  head: routeHead,
  component: Home,
})

function Home() {
  return <HomeScreen nearest={<LateNearestDays />} more={<LateHome />} />
}
