import { dt as onceDatabaseIsThere, st as liveStore } from '../renderPage.js'
// src/features/outbox/liveOutbox.ts
/** The unsent changes of this device, the oldest first, for the button, the panel and the question before an update. */
var liveOutbox = liveStore({
  load: async () => (await import('./intents-MtkEPWRH.js')).listIntents,
  schedule: onceDatabaseIsThere,
})
export { liveOutbox as t }
