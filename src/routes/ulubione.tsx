import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { routeHead } from '#app/document/routeHead.ts'
import { WishlistScreen } from '#features/shop/wishlist/WishlistScreen.tsx'
import { useSession } from '#services/useSession.ts'
import { lazyPart } from '#ui/lazyPart.ts'

export const Route = createFileRoute('/ulubione')({ head: routeHead, component: Favourites })

// For users with an account alone.
const WaitedForSection = lazyPart(() => import('#features/account/restock/WaitedForSection.tsx'))

function Favourites() {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <WishlistScreen
      waitedFor={
        isSignedIn ? (
          <Suspense fallback={null}>
            <WaitedForSection />
          </Suspense>
        ) : null
      }
    />
  )
}
