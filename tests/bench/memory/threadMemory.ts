import { z } from 'zod'

/** By it the bench asks the server's threads what they hold. */
export const ASK_SIGNAL = 'SIGUSR2'
/** The environment variable that names the file of their answers. */
export const REPORT_VARIABLE = 'MEMORY_REPORT'

/** What V8 holds for one thread of the server, bytes. */
export const threadMemorySchema = z.object({
  thread: z.number(),
  name: z.string(),
  /** Of the heap: objects, garbage that is not yet collected included. */
  usedBytes: z.number(),
  /** Of the heap: pages that are in memory. */
  heapBytes: z.number(),
  /** Of them, those of young objects. */
  youngBytes: z.number(),
  /** Buffers and WebAssembly outside of the heap that its objects own. */
  externalBytes: z.number(),
})

export type ThreadMemory = z.infer<typeof threadMemorySchema>
