import { collectGarbage } from '#server/platform/process/collectGarbage.ts'

/** What the objects of this thread take that something still holds, bytes. */
export function usedBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
