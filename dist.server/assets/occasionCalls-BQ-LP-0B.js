import { o as occasionAnswerSchema } from './ownDate-BExh7m-N.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
// src/api/product/occasionCalls.ts
/** Sends what this device has changed; answers with all dates of the account. The same again changes nothing. */
function syncOccasions(api, body, options) {
  return api.call('POST /api/v1/occasions/sync', {
    ...options,
    body,
    answer: occasionAnswerSchema,
  })
}
/** Switches the letters about dates off. Rejects with LINK_INVALID. */
function leaveDateLetters(api, query, options) {
  return api.call('POST /api/v1/occasions/unsubscribe', {
    ...options,
    answer: NO_ANSWER,
    query,
    isAnonymous: true,
  })
}
export { syncOccasions as n, leaveDateLetters as t }
