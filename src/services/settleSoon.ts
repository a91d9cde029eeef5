import type { Services } from './services.tsx'

/** Long enough for an available answer (given with the page, cached by the worker), too short to be noticed. */
const SOON_MS = 60
/** The server's rendering shows meanwhile: it is hydrated with the same data. */
const TAKEN_OVER_WITHIN_MS = 1_000

/**
 * Waits for a loader's data a moment, so that available data is painted at once and without a skeleton, and a slow or
 * missing network never delays a screen. On a server there is no screen to delay: it waits to the end. Never rejects:
 * the screen's own query reports the failure.
 */
export async function settleSoon(
  loading: Promise<unknown>,
  { isTakingOver }: Pick<Services, 'isTakingOver'>,
): Promise<void> {
  const settled = loading.then(
    () => undefined,
    () => undefined,
  )
  if (typeof document === 'undefined') return settled
  let timer: ReturnType<typeof setTimeout> | undefined
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, isTakingOver() ? TAKEN_OVER_WITHIN_MS : SOON_MS)
  })
  await Promise.race([settled, moment])
  clearTimeout(timer)
}
