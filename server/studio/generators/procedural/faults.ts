import { setTimeout as pause } from 'node:timers/promises'
import { EngineFailure, type EngineWork } from '../engine.ts'

/** The faults that a prompt asks of the embedded engine, where they are switched on (`GENERATOR_FAULTS`). */
export interface Faults {
  readonly fails: boolean
  readonly failsOnce: boolean
  readonly stalls: boolean
  readonly slowSeconds: number
  readonly isQuick: boolean
}

/** Reads `[[fail]]`, `[[fail-once]]`, `[[stall]]`, `[[slow:SECONDS]]` and `[[quick]]`. */
export function readFaults(prompt: string): Faults {
  const [, seconds] = /\[\[slow:(\d{1,3}(?:\.\d)?)\]\]/.exec(prompt) ?? []
  return {
    fails: prompt.includes('[[fail]]'),
    failsOnce: prompt.includes('[[fail-once]]'),
    stalls: prompt.includes('[[stall]]'),
    slowSeconds: Number(seconds ?? 0),
    isQuick: prompt.includes('[[quick]]'),
  }
}

/** The prompt without its faults. */
export function withoutFaults(prompt: string): string {
  return prompt.replaceAll(/\[\[(?:fail|fail-once|stall|quick|slow:[\d.]+)\]\]/g, '').trim()
}

/** This process's jobs that have failed once already. */
const failedOnce = new Set<string>()

/** Does the requested fault before the real work: fails half-way, waits, or hangs until it is cancelled. */
export async function sufferFaults(
  faults: Faults,
  jobId: string,
  { signal, onProgress }: EngineWork,
): Promise<void> {
  for (let tenth = 1; tenth <= 10 && faults.slowSeconds > 0; tenth += 1) {
    await pause(faults.slowSeconds * 100, undefined, { signal })
    onProgress(tenth * 5)
  }
  if (faults.stalls) {
    onProgress(13)
    signal.throwIfAborted()
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  }
  if (faults.fails) {
    onProgress(48)
    throw new EngineFailure('broken', 'failed half-way, as the prompt asked')
  }
  if (faults.failsOnce && !failedOnce.has(jobId)) {
    failedOnce.add(jobId)
    throw new EngineFailure('unavailable', 'failed once, as the prompt asked', { isPassing: true })
  }
}
