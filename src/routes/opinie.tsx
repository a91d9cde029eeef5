import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { LazyPicturePicker } from '#app/LazyPicturePicker.tsx'
import { OwnReviewsScreen } from '#features/account/reviews/OwnReviewsScreen.tsx'

export const Route = createFileRoute('/opinie')({ head: routeHead, component: Opinions })

function Opinions() {
  return <OwnReviewsScreen renderPicker={(picker) => <LazyPicturePicker {...picker} />} />
}
