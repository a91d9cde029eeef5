import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { OwnReviewsScreen } from '#features/account/reviews/OwnReviewsScreen.tsx'

export const Route = createFileRoute('/opinie')({ head: routeHead, component: OwnReviewsScreen })
