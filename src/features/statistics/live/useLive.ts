import { useEffect, useReducer } from 'react'
import { followLive } from '#api/product/statisticsCalls.ts'
import type { LiveSnapshot } from '#domain/statistics/live.ts'
import { useServices, type Services } from '#services/services.tsx'

/** `lost`: it is tried again by itself. `failed`: it isn't. */
export type LiveState = 'connecting' | 'live' | 'lost' | 'paused' | 'failed'

interface Followed {
  readonly state: LiveState
  /** The last snapshot; it stays where no new one arrives. */
  readonly snapshot: LiveSnapshot | null
  /** Why it is not tried again. */
  readonly error: unknown
}

interface Live extends Followed {
  readonly pause: () => void
  /** Resumes after a pause or a failure that won't pass by itself. */
  readonly resume: () => void
}

type Tell = (change: Partial<Followed>) => void

const BEGINNING: Followed = { state: 'connecting', snapshot: null, error: null }

/** Follows the live figures while their screen is open. */
export function useLive(): Live {
  const { productApi } = useServices()
  const [followed, tell] = useReducer(
    (present: Followed, change: Partial<Followed>): Followed => ({ ...present, ...change }),
    BEGINNING,
  )
  const isFollowing = followed.state !== 'paused' && followed.state !== 'failed'

  useEffect(() => {
    if (!isFollowing) return undefined
    const ending = new AbortController()
    void follow(productApi, ending.signal, tell)
    return () => ending.abort()
  }, [isFollowing, productApi])

  return {
    ...followed,
    pause: () => tell({ state: 'paused' }),
    resume: () => tell({ state: 'connecting', error: null }),
  }
}

async function follow(productApi: Services['productApi'], signal: AbortSignal, tell: Tell): Promise<void> {
  try {
    await followLive(await productApi(), {
      signal,
      onSnapshot: (snapshot) => tell({ state: 'live', snapshot }),
      onLost: () => tell({ state: 'lost' }),
    })
  } catch (error) {
    if (!signal.aborted) tell({ state: 'failed', error })
  }
}
