import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { WishlistScreen } from '#features/shop/wishlist/WishlistScreen.tsx'

export const Route = createFileRoute('/ulubione')({ head: routeHead, component: WishlistScreen })
