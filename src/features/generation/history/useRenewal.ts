import { useRef } from 'react'
import { listGenerations } from '#api/product/generationCalls.ts'
import { useServices } from '#api/services.tsx'

/** Not more often: whatever is broken then is broken for another reason. */
const PAUSE_MS = 60_000

/** For addresses that have run out: asks the archive for its newest once, and this device's history follows. */
export function useRenewal(): () => void {
  const { productApi } = useServices()
  const last = useRef(0)

  async function renew(): Promise<void> {
    const [{ items }, { follow }] = await Promise.all([
      productApi().then((api) => listGenerations(api, {})),
      import('../parts/generationActions.ts'),
    ])
    for (const generation of items) await follow(generation)
  }

  return () => {
    if (Date.now() - last.current < PAUSE_MS) return
    last.current = Date.now()
    // Without an answer the pictures that this device keeps stay, and the others show their icons.
    renew().catch(() => undefined)
  }
}
