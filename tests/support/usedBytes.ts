import { collectGarbage } from '#server/collectGarbage.ts'

/** What the objects of this thread take that something still holds, bytes. */
export function usedBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
