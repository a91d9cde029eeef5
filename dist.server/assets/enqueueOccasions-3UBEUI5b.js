import { n as enqueue } from './enqueue-CzSFM3W9.js'
// src/offline/occasions/occasionIntentArguments.ts
/** All dates travel together. */
var OCCASIONS_ENTITY = 'occasions'
// src/offline/occasions/enqueueOccasions.ts
/** Asks for a date, or its removal, to reach the account, inside the caller's transaction. */
function enqueueOccasion(stores, change) {
  return enqueue(stores, {
    kind: 'occasion.save',
    entity: OCCASIONS_ENTITY,
    coalesceKey: `occasion:${change.id}`,
    arguments: change,
  })
}
/** Asks for the account's dates to be read, inside the caller's transaction. */
function enqueueOccasionsRead(stores) {
  return enqueue(stores, {
    kind: 'occasions.read',
    entity: OCCASIONS_ENTITY,
    coalesceKey: 'occasions.read',
    arguments: {},
  })
}
export { enqueueOccasionsRead as n, OCCASIONS_ENTITY as r, enqueueOccasion as t }
