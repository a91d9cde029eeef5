import { Suspense, useEffect, useState } from 'react'
import { pageLife } from '#domain/pageLife.ts'
import { asksForPrivacy } from '#services/asksForPrivacy.ts'
import { lazyPart } from '#ui/lazyPart.ts'

const VisitQuestion = lazyPart(() => import('./VisitQuestion.tsx'))

/** A visitor is asked after this time with the page in sight, ms. */
export const ASK_AFTER_MS = 30_000
const LOOK_EVERY_MS = 5_000

export interface LazyVisitQuestionProps {
  /** Whether this is a moment for it. */
  readonly isWelcome: boolean
  /** It is asked. */
  readonly onShow: () => void
}

/** Asks, late and once, whether visits may be counted; not where the browser already asks for privacy. */
export function LazyVisitQuestion({ isWelcome, onShow }: LazyVisitQuestionProps) {
  const isDue = useSeenFor(ASK_AFTER_MS)
  return isDue && isWelcome && !asksForPrivacy() ? (
    <Suspense fallback={null}>
      <VisitQuestion onShow={onShow} />
    </Suspense>
  ) : null
}

function useSeenFor(ms: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let seen = 0
    const timer = setInterval(() => {
      if (pageLife.getSnapshot() === 'shown') seen += LOOK_EVERY_MS
      if (seen < ms) return
      clearInterval(timer)
      setOver(true)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [ms])
  return isOver
}
