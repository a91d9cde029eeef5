import { type ReactNode, Suspense, useRef } from 'react'
import { useIsTakenOver } from './useIsTakenOver.ts'
import { useNear } from './useNear.ts'

export interface WhenNearProps {
  /** Late parts: their code comes once this place is near the window. No document holds them. */
  readonly children: ReactNode
  /** Keeps the place as high as they will be. */
  readonly className?: string | undefined
}

/** What nobody may ever scroll to, once somebody does. */
export function WhenNear({ children, className }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  // On a server everything is near.
  const isTakenOver = useIsTakenOver()
  return (
    <div ref={place} className={className}>
      {isNear && !isTakenOver ? <Suspense fallback={null}>{children}</Suspense> : null}
    </div>
  )
}
