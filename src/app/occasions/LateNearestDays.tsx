import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { useIsTakenOver } from '#ui/useIsTakenOver.ts'

const NearestDays = lazyPart(() => import('#features/occasions/NearestDays.tsx'))

/** What comes next, where the person is: no document knows their day, and no first screen waits for it. */
export function LateNearestDays() {
  const isBeingTakenOver = useIsTakenOver()
  if (isBeingTakenOver) return null
  return (
    <Suspense fallback={null}>
      <NearestDays />
    </Suspense>
  )
}
