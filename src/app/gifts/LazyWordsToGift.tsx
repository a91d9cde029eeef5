import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import type { WordsToGiftProps } from './WordsToGift.tsx'

const WordsToGift = lazyPart(() => import('./WordsToGift.tsx'))

/** What words can be put into. Its code comes when it is first opened. */
export function LazyWordsToGift(props: WordsToGiftProps) {
  const opened = useOnceOpened(props.isOpen)
  if (!opened) return null
  return (
    <Suspense fallback={null}>
      <WordsToGift {...props} />
    </Suspense>
  )
}
