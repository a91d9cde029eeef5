import { Suspense, useEffect, useState } from 'react'
import { onceDatabaseIsThereAfter } from '#offline/databasePresence.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'
import { lazyPart } from '#ui/lazyPart.ts'

const NearestDays = lazyPart(() => import('#features/occasions/NearestDays.tsx'))

const onceKnownHere = onceDatabaseIsThereAfter(afterFirstScreen)

/**
 * The nearest days, read on the device: no document knows a person's day. It loads only where something is stored
 * already: a first visit fetches nothing for it.
 */
export function LazyNearestDays() {
  const [isKnownHere, setKnownHere] = useState(false)
  useEffect(() => onceKnownHere(() => setKnownHere(true)), [])
  if (!isKnownHere) return null
  return (
    <Suspense fallback={null}>
      <NearestDays />
    </Suspense>
  )
}
