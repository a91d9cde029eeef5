import { Jn as pipe, _r as safeParse, er as transform, nr as unknown } from '../renderPage.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import './apiError-ChY7M574.js'
// src/api/product/refusal.ts
var UNEXPECTED = 'An unexpected error occurred'
// src/api/product/readAnswer.ts
/** For answers that have nothing to say, whatever they hold. */
var NO_ANSWER = pipe(
  unknown(),
  transform(() => void 0),
)
/** Reads a good answer's body. Throws INVALID_ANSWER for one that isn't what was agreed. */
function readAnswer(schema, said) {
  const read = safeParse(schema, said)
  if (read.success) return read.data
  throw invalidAnswer(read.error)
}
/** An answer that makes no sense. */
function invalidAnswer(cause) {
  return new ApiError(
    UNEXPECTED,
    {
      code: 'INVALID_ANSWER',
      status: null,
    },
    { cause },
  )
}
export { readAnswer as n, NO_ANSWER as t }
