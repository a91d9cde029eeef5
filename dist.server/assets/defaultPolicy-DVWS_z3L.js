// src/ui/defaultPolicy.ts
/** The default policy that the server's `trusted-types` directive allows besides the worker's. */
var POLICY_NAME = 'default'
var isMade = false
var scripts = /* @__PURE__ */ new Set()
/**
 * Lets markup be set that is empty, and no other. React Aria clears what it has announced by `innerHTML = ''`, which
 * browsers refuse where only trusted types may be set.
 */
function allowEmptyMarkup() {
  makePolicy()
}
/** Lets a worker be started from this address, which the build itself has written; any other is refused. */
function allowWorker(address) {
  scripts.add(address)
  makePolicy()
}
/** Once for a page. */
function makePolicy() {
  if (isMade || typeof window === 'undefined') return
  isMade = true
  window.trustedTypes?.createPolicy(POLICY_NAME, {
    createHTML: emptyMarkup,
    createScriptURL: (address) => (scripts.has(address) ? address : null),
  })
}
/** What a browser asks of markup that is about to be set: null is refused. */
function emptyMarkup(markup) {
  return markup === '' ? markup : null
}
export { allowWorker as n, allowEmptyMarkup as t }
