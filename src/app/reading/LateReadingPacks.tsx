import { Suspense, useRef } from 'react'
import type { ReadingPacksProps } from '#features/offline-packs/ReadingPacks.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { useIsTakenOver } from '#ui/useIsTakenOver.ts'
import { useNear } from '#ui/useNear.ts'

const ReadingPacks = lazyPart(async () => {
  const { ReadingPacks: packs } = await import('#features/offline-packs/ReadingPacks.tsx')
  return { default: packs }
})

/** What keeps texts on the device. Its code comes for whoever reads on to it. */
export function LateReadingPacks(props: ReadingPacksProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  // On a server everything is near; the document says nothing of what a device keeps.
  const isTakenOver = useIsTakenOver()
  return (
    <div ref={place}>
      {isNear && !isTakenOver ? (
        <Suspense fallback={null}>
          <ReadingPacks {...props} />
        </Suspense>
      ) : null}
    </div>
  )
}
