import { giveMemoryBack } from './platform/process/giveMemoryBack.ts'

/** `npm run worker`: makes generations beside servers on the same PostgreSQL (server/runWorker.ts). */

// It may start the process anew: before anything is loaded.
giveMemoryBack()
await import('./runWorker.ts')
