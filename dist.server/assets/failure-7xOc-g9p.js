import './generatorContract-C6hWhjlC.js'
import { Li as kindOfStatus, qi as StorefrontError } from '../renderPage.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { n as offlineErrorFrom } from './offlineError-Vf4mHYRw.js'
// src/api/generators/generatorError.ts
/** The only error a call of a generator rejects with, but for the reason of the caller's own signal. */
var GeneratorError = class extends Error {
  name = 'GeneratorError'
  code
  /** HTTP status; null when there was no answer. */
  status
  /** How long (ms) nothing more should be asked. */
  retryAfterMs
  kind
  /** With GENERATOR_PRICE_CHANGED: what it costs now; null where the generator doesn't say. */
  credits
  constructor(code, message, more = {}) {
    super(message, { cause: more.cause })
    this.code = code
    this.status = more.status ?? null
    this.retryAfterMs = more.retryAfterMs ?? null
    this.credits = more.credits ?? null
    this.kind = more.kind ?? (this.status === null ? 'broken' : kindOfStatus(this.status))
  }
}
// src/offline/outbox/failure.ts
/**
 * Statuses that come with a judgement of the change itself. The others (401, 403, 404 …) judge the caller, the
 * address or the shop: the same change may pass once that is mended.
 */
var ABOUT_THE_CHANGE = /* @__PURE__ */ new Set([null, 200, 400, 413, 422])
function isOfService(error) {
  return error instanceof StorefrontError || error instanceof ApiError || error instanceof GeneratorError
}
/** Whether a service has looked at the change itself and will say no again. */
function isRefusal(error) {
  return isOfService(error) && error.kind === 'refused' && ABOUT_THE_CHANGE.has(error.status)
}
/** Whether a change may have been carried out although no good answer came. */
function isOutcomeUnknown(error) {
  return !isOfService(error) || error.kind === 'unreachable' || error.kind === 'broken'
}
/** An error in the form that is kept with an intent. */
function failureOf(error) {
  const at = Date.now()
  if (isOfService(error)) {
    const kind = error.kind === 'refused' && !isRefusal(error) ? 'broken' : error.kind
    return {
      code: error.code,
      message: error.message,
      kind,
      at,
    }
  }
  const { code, message } = offlineErrorFrom(error)
  return {
    code,
    message,
    kind: 'broken',
    at,
  }
}
function retryAfterOf(error) {
  return isOfService(error) ? error.retryAfterMs : null
}
export { GeneratorError as a, retryAfterOf as i, isOutcomeUnknown as n, isRefusal as r, failureOf as t }
