// src/offline/templateRuns/templateRunIntentArguments.ts
/** Start and cancel of one run go in order. */
function templateRunEntity(refCode) {
  return `template-run:${refCode}`
}
var TEMPLATE_POLL_ENTITY = 'template-poll'
export { templateRunEntity as n, TEMPLATE_POLL_ENTITY as t }
