import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far an envelope is: closed, being opened, opened. */
export type Opening = 'sealed' | 'opening' | 'open'

/**
 * Opens an envelope. The style sheet alone describes the movement; it is open once nothing of the `scene` moves any
 * more, which is at once under reduced motion. A second press doesn't wait for that.
 */
export function useOpening(): {
  readonly scene: RefObject<HTMLDivElement | null>
  readonly opening: Opening
  readonly open: () => void
} {
  const scene = useRef<HTMLDivElement>(null)
  const [opening, setOpening] = useState<Opening>('sealed')
  useEffect(() => {
    if (opening !== 'opening') return undefined
    let isLeft = false
    void finish()
    return () => {
      isLeft = true
    }

    async function finish(): Promise<void> {
      await motionOf(scene.current)
      if (!isLeft) setOpening('open')
    }
  }, [opening])
  return { scene, opening, open: () => setOpening(opening === 'sealed' ? 'opening' : 'open') }
}

async function motionOf(scene: HTMLElement | null): Promise<void> {
  // Missing where nothing is animated, as in tests.
  const animations = scene?.getAnimations?.({ subtree: true }) ?? []
  await Promise.allSettled(animations.map((animation) => animation.finished))
}
