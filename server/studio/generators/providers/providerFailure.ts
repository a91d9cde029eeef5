import { APICallError, DownloadError, NoImageGeneratedError, RetryError } from 'ai'
import type { ModelRoute } from '#server/platform/providers/modelRoutes.ts'
import { EngineFailure } from '../engine.ts'
import { readComplaint } from './readComplaint.ts'

/**
 * Turns an error of a provider's client into an engine's failure. Its message names the provider, the model and the
 * status alone: bodies may hold the prompt, and requests a key.
 */
export function providerFailure(route: ModelRoute, error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  const { provider } = route
  const cause = RetryError.isInstance(error) ? error.lastError : error
  if (error instanceof EngineFailure) return error
  if (APICallError.isInstance(cause)) return ofAnswer(route, cause)
  if (cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError')) {
    return new EngineFailure('timeout', `${provider} took too long`, { isPassing: true })
  }
  if (DownloadError.isInstance(cause) || cause instanceof TypeError) {
    return new EngineFailure('network', `${provider} could not be reached`, { isPassing: true })
  }
  if (NoImageGeneratedError.isInstance(cause)) {
    return new EngineFailure('refused', `${provider} gave no picture`)
  }
  // A job that failed in the provider's own queue has only its words.
  if (cause instanceof Error && readComplaint(cause.message) === 'content') {
    return new EngineFailure('refused', `${provider} refused the content`)
  }
  return new EngineFailure('broken', `${provider} gave an answer that can't be read`)
}

/** Statuses that refuse this request for good: the same one again gets the same answer. */
const NO_TO_THIS: ReadonlySet<number> = new Set([400, 404, 405, 409, 410, 413, 415, 422, 451])

function ofAnswer(route: ModelRoute, { statusCode, responseBody }: APICallError): EngineFailure {
  const { provider } = route
  if (statusCode === undefined) {
    return new EngineFailure('network', `${provider} could not be reached`, { isPassing: true })
  }
  const message = `${provider} answered with ${statusCode}`
  // A gateway that gave up waiting may not know whether the work goes on behind it.
  if (statusCode === 408 || statusCode === 504)
    return new EngineFailure('timeout', message, { isPassing: true })
  if (NO_TO_THIS.has(statusCode)) return ofNo(route, statusCode, responseBody ?? '')
  // A wrong key and a used-up account don't recover while a job waits.
  const isPassing = statusCode === 429 || statusCode >= 500
  return new EngineFailure('unavailable', message, { isPassing })
}

function ofNo({ type, engine, provider, model }: ModelRoute, statusCode: number, body: string) {
  const answered = `${provider} answered with ${statusCode}`
  const complaint = statusCode === 451 ? 'content' : readComplaint(body)
  if (complaint === 'content') return new EngineFailure('refused', `${answered}: the content`)
  if (complaint === 'model' || statusCode === 404 || statusCode === 410) {
    return new EngineFailure(
      'retired',
      `${answered}: it has no model ${model} any more. Name another in ENGINES, such as ${type}/${engine}=${provider}:…`,
    )
  }
  return new EngineFailure('rejected', `${answered}: the request, not its content (${model})`)
}
