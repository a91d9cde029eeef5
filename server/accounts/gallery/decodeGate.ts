import { makeGate } from '#server/platform/api/gate.ts'

/** How many pictures are decoded at once: each may take a few hundred MB for a moment. */
const AT_ONCE = 2
const WAITING_MOST = 40

/** Runs `work` once there is room for it. Throws SERVICE_UNAVAILABLE when too many wait already. */
export const whenThereIsRoom = makeGate({ atOnce: AT_ONCE, waitingMost: WAITING_MOST })
