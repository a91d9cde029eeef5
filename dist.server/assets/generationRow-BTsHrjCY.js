import { a as isEnded } from './generation-BQW4xyj3.js'
// src/offline/generation/generationRow.ts
/** It was asked about often enough (GENERATOR_POLLING_TIMEOUT): the next question is a person's, or a push's. */
function isResting(row) {
  return row.status === 'processing' && row.attempts >= 60
}
/** The server has it and it hasn't ended. */
function isUnderWay(row) {
  return row.status === 'processing' && row.id !== null
}
/** Why the server says it failed (specification part 2, section 4). */
function problemFrom(error) {
  const reason = error === null || error.code === 'GENERATION_FAILED' ? null : error.code
  return {
    code: 'GENERATION_FAILED',
    message: error?.message ?? 'Generation failed',
    reason,
  }
}
/** The row of a generation as the server tells of it; `before` is what this device knew. */
function rowFrom(generation, before) {
  const now = /* @__PURE__ */ new Date()
  const { status, error, completedAt } = generation
  const hasEnded = isEnded(status)
  return {
    ...generation,
    status: status === 'pending' ? 'processing' : status,
    error: status === 'failed' ? problemFrom(error) : null,
    asks: false,
    endedAt: hasEnded ? (before?.endedAt ?? completedAt ?? now.toISOString()) : null,
    isCancelling: !hasEnded && before?.isCancelling === true,
    isSeen: before?.isSeen ?? hasEnded,
    confirmedAt: before?.confirmedAt ?? now.getTime(),
    wasSent: true,
    attempts: before?.attempts ?? 0,
    checkedAt: now.getTime(),
  }
}
export { rowFrom as i, isUnderWay as n, problemFrom as r, isResting as t }
