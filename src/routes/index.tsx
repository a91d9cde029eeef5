import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { LazyNearestDays } from '#app/occasions/LazyNearestDays.tsx'
import { LazyHome } from '#app/home/LazyHome.tsx'
import { HomeScreen } from '#features/shop/home/HomeScreen.tsx'
import { loadHome } from '#features/shop/home/homeList.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context.services),
  head: routeHead,
  component: Home,
})

function Home() {
  return <HomeScreen nearest={<LazyNearestDays />} more={<LazyHome />} />
}
