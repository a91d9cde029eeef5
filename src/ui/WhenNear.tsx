import { type ReactNode, Suspense, useRef } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'
import { useNear } from './useNear.ts'

export interface WhenNearProps {
  /** Late parts: their code comes once this place is near the window. No document holds them. */
  readonly children: ReactNode
  /** Keeps the place as high as they will be. */
  readonly className?: string | undefined
}

/** Content that loads only when it is scrolled near. */
export function WhenNear({ children, className }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  // On a server everything is near.
  const isHydrated = useIsHydrated()
  return (
    <div ref={place} className={className}>
      {isNear && !isHydrated ? <Suspense fallback={null}>{children}</Suspense> : null}
    </div>
  )
}
