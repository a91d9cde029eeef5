import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'

const KeptTexts = lazyPart(async () => {
  const { KeptTexts: list } = await import('./KeptTexts.tsx')
  return { default: list }
})

/** The articles that are readable anyway. Its code loads only where one isn't. */
export function LazyKeptTexts() {
  return (
    <Suspense fallback={null}>
      <KeptTexts />
    </Suspense>
  )
}
