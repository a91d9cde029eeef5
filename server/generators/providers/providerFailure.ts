import { APICallError, DownloadError, NoImageGeneratedError, RetryError } from 'ai'
import { EngineFailure } from '../engine.ts'

/** Statuses by which a provider says no to the content itself. */
const REFUSED = [400, 413, 422, 451]

/**
 * What a provider's client threw, as an engine's failure. Its message names the provider and the status alone: bodies
 * may hold the prompt, and requests a key.
 */
export function providerFailure(provider: string, error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  const cause = RetryError.isInstance(error) ? error.lastError : error
  if (error instanceof EngineFailure) return error
  if (APICallError.isInstance(cause)) return ofAnswer(provider, cause)
  if (cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError')) {
    return new EngineFailure('timeout', `${provider} took too long`, { isPassing: true })
  }
  if (DownloadError.isInstance(cause) || cause instanceof TypeError) {
    return new EngineFailure('network', `${provider} could not be reached`, { isPassing: true })
  }
  if (NoImageGeneratedError.isInstance(cause))
    return new EngineFailure('refused', `${provider} gave no picture`)
  return new EngineFailure('broken', `${provider} gave an answer that can't be read`)
}

function ofAnswer(provider: string, { statusCode }: APICallError): EngineFailure {
  if (statusCode === undefined) {
    return new EngineFailure('network', `${provider} could not be reached`, { isPassing: true })
  }
  const message = `${provider} answered with ${statusCode}`
  // Whoever gave up waiting may not know what goes on behind it.
  if (statusCode === 408 || statusCode === 504)
    return new EngineFailure('timeout', message, { isPassing: true })
  if (REFUSED.includes(statusCode)) return new EngineFailure('refused', message)
  // A wrong key and a used-up account don't mend themselves while a job waits.
  const isPassing = statusCode === 429 || statusCode >= 500
  return new EngineFailure('unavailable', message, { isPassing })
}
