import { Li as kindOfStatus } from '../renderPage.js'
// src/api/product/apiError.ts
var UNREACHABLE_CODES = /* @__PURE__ */ new Set(['NETWORK_ERROR', 'TIMEOUT', 'UPLOAD_NETWORK_ERROR'])
/** A call of the product API that failed, normalised as specification part 2, section 8 says. */
var ApiError = class extends Error {
  name = 'ApiError'
  code
  status
  details
  isFromApi
  problems
  retryAfterMs
  constructor(message, parts, options) {
    super(message, options)
    this.code = parts.code
    this.status = parts.status
    this.details = parts.details
    this.isFromApi = parts.isFromApi ?? false
    this.problems = parts.problems ?? []
    this.retryAfterMs = parts.retryAfterMs ?? null
  }
  /** How the failure may be met: `refused` will fail the same way again, the others may go through later. */
  get kind() {
    if (this.status === null) return UNREACHABLE_CODES.has(this.code) ? 'unreachable' : 'broken'
    return kindOfStatus(this.status)
  }
}
export { ApiError as t }
