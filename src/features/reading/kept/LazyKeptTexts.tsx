import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'

const KeptTexts = lazyPart(async () => {
  const { KeptTexts: list } = await import('./KeptTexts.tsx')
  return { default: list }
})

/** What can be read all the same. Its code comes only where something can’t be. */
export function LazyKeptTexts() {
  return (
    <Suspense fallback={null}>
      <KeptTexts />
    </Suspense>
  )
}
