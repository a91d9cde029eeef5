import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GenerationType } from '#domain/generation/engines.ts'
import { type EngineTakes, takesAll } from '#domain/generation/engineTakes.ts'
import type {
  EngineFailure,
  EngineJob,
  EngineWork,
  GenerationEngine,
  MadeResult,
} from '#server/studio/generators/engine.ts'

/** A job for an engine, and the control of its result. */
export interface AskedJob {
  readonly job: EngineJob
  readonly work: EngineWork
  readonly succeed: () => void
  readonly fail: (failure: EngineFailure) => void
}

/** An engine that follows the test. */
export interface TestEngine extends GenerationEngine {
  /** All its jobs so far, the oldest first. */
  readonly asked: readonly AskedJob[]
  /** Resolves with its n-th job, the first being 1. */
  ask(number: number): Promise<AskedJob>
}

interface Settings {
  readonly id?: string
  readonly type?: GenerationType
  readonly atOnce?: number
  readonly isAvailable?: boolean
  readonly isPaid?: boolean
  readonly takes?: EngineTakes
  /** Makes each job at once instead of waiting for the test. */
  readonly isQuick?: boolean
}

export function testEngine({
  id = 'test-obraz',
  type = 'image',
  atOnce = 100,
  isAvailable = true,
  isPaid = false,
  takes = takesAll(type),
  isQuick = false,
}: Settings = {}): TestEngine {
  const asked: AskedJob[] = []
  const waiting = new Map<number, (job: AskedJob) => void>()
  return {
    id,
    type,
    name: id,
    isProcedural: true,
    isPaid,
    outage: isAvailable ? null : 'no-provider',
    takes,
    atOnce,
    asked,
    ask(number) {
      const there = asked[number - 1]
      if (there !== undefined) return Promise.resolve(there)
      return new Promise((resolve) => waiting.set(number, resolve))
    },
    async make(job, work) {
      if (isQuick) return writeResult(job, work.folder)
      await new Promise<void>((resolve, reject) => {
        const one = { job, work, succeed: resolve, fail: reject }
        work.signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
        asked.push(one)
        waiting.get(asked.length)?.(one)
      })
      return writeResult(job, work.folder)
    },
  }
}

/** The words of the job, in a file that claims to be a picture. */
async function writeResult({ id, prompt, seed }: EngineJob, folder: string): Promise<MadeResult> {
  const path = join(folder, 'made.webp')
  await writeFile(path, `${id} ${prompt} ${String(seed)}`)
  return {
    files: [
      { role: 'original', format: 'webp', path, width: 16, height: 16, durationMs: null, frameRate: null },
    ],
    colour: '#aabbcc',
    seed,
    text: null,
  }
}
