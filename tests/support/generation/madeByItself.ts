import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const tookSchema = z.object({
  files: z.array(
    z.object({
      role: z.string(),
      format: z.string(),
      path: z.string(),
      width: z.number().nullable(),
      height: z.number().nullable(),
      durationMs: z.number().nullable(),
      frameRate: z.number().nullable(),
    }),
  ),
  milliseconds: z.number(),
  processorMilliseconds: z.number(),
  /** The most the whole process held at once. */
  megabytes: z.number(),
})
export type Took = z.infer<typeof tookSchema>

/** Has the embedded engine make one thing in a process of its own, so that its time and memory are its own. */
export async function madeByItself(
  type: 'image' | 'video' | 'music',
  folder: string,
  prompt: string,
  options: object,
): Promise<Took> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('./makeOne.ts', import.meta.url)),
    type,
    folder,
    prompt,
    JSON.stringify(options),
  ])
  return tookSchema.parse(JSON.parse(stdout))
}
