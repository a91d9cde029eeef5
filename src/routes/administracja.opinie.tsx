import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { ReviewsScreen } from '#features/administration/reviews/ReviewsScreen.tsx'

export const Route = createFileRoute('/administracja/opinie')({ head: routeHead, component: ReviewsScreen })
