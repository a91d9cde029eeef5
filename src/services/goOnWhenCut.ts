import { ApiError } from '#api/product/apiError.ts'
import { retryDelay } from '#offline/outbox/backoff.ts'

/** The connection was cut or the service is away for a while: this is no refusal. */
const CUT_CODES: ReadonlySet<string> = new Set([
  'UPLOAD_NETWORK_ERROR',
  'NETWORK_ERROR',
  'TIMEOUT',
  'SERVICE_UNAVAILABLE',
  'UPLOAD_MISSING',
])

interface GoingOn {
  readonly signal: AbortSignal
  readonly onCut: () => void
  /** Subscribes to the return of the network or the person (`#ui/onReturn.ts`). */
  readonly onReturn: (returned: { readonly network: () => void; readonly person: () => void }) => () => void
}

/**
 * Sends a file until it has arrived, is refused, or isn't wanted any more: a cut upload continues once the network or
 * the person is back, or after growing pauses. `onCut` is called each time. Rejects with the refusal or the signal's
 * reason.
 */
export async function goOnWhenCut<Sent>(
  send: () => Promise<Sent>,
  { signal, onCut, onReturn }: GoingOn,
): Promise<Sent> {
  for (let cuts = 1; ; cuts += 1) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || !CUT_CODES.has(error.code)) throw error
      onCut()
      await betterTimes(retryDelay(cuts, error.retryAfterMs, Math.random), { signal, onReturn })
    }
  }
}

async function betterTimes(
  ms: number,
  { signal, onReturn }: Pick<GoingOn, 'signal' | 'onReturn'>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stopReturns = onReturn({ network: resolve, person: resolve })
  const timer = setTimeout(resolve, ms)
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave)
  try {
    signal.throwIfAborted()
    await promise
  } finally {
    stopReturns()
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}
