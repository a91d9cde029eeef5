import { n as acceptedSchema } from './credentials-zVSPX39l.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
// src/api/product/newsletterCalls.ts
/** Resolves whoever the address belongs to: a letter asks for the consent. */
async function joinNewsletter(api, body, options) {
  const request = {
    body,
    answer: acceptedSchema,
    isAnonymous: true,
  }
  await api.call('POST /api/v1/newsletter', {
    ...options,
    ...request,
  })
}
/** Rejects with LINK_INVALID. */
function confirmNewsletter(api, query, options) {
  return api.call('POST /api/v1/newsletter/confirm', {
    ...options,
    answer: NO_ANSWER,
    query,
    isAnonymous: true,
  })
}
/** Rejects with LINK_INVALID. */
function leaveNewsletter(api, query, options) {
  return api.call('POST /api/v1/newsletter/unsubscribe', {
    ...options,
    answer: NO_ANSWER,
    query,
    isAnonymous: true,
  })
}
/** Rejects with LINK_INVALID. */
function leaveNotices(api, query, options) {
  return api.call('POST /api/v1/notices/unsubscribe', {
    ...options,
    answer: NO_ANSWER,
    query,
    isAnonymous: true,
  })
}
export { leaveNotices as i, joinNewsletter as n, leaveNewsletter as r, confirmNewsletter as t }
