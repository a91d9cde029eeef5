import type { ReadingPacksProps } from '#features/offline-packs/ReadingPacks.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { WhenNear } from '#ui/WhenNear.tsx'

const ReadingPacks = lazyPart(async () => {
  const { ReadingPacks: packs } = await import('#features/offline-packs/ReadingPacks.tsx')
  return { default: packs }
})

/** Saves articles on the device. Its code loads when the reader scrolls to it. */
export function LazyReadingPacks(props: ReadingPacksProps) {
  return (
    <WhenNear>
      <ReadingPacks {...props} />
    </WhenNear>
  )
}
