import { isMainThread } from 'node:worker_threads'

export const V8_OPTIONS = [
  // Room for young objects, MB: by itself V8 takes twice as much and keeps it; with half, renderings take longer.
  '--max-semi-space-size=16',
  // Bytes of files on their way count with everything else: by itself V8 collects all garbage for every few of them.
  '--external-memory-accounted-in-global-limit',
]
/** The C library reads them at the start of a process: few arenas, and freed blocks of 64 kB go back at once. */
export const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Has V8 and the C library give memory back. Both take their settings at the start of a process only, so on Linux this
 * process starts itself anew with them: it keeps its number, its terminal and its arguments. Elsewhere nothing happens.
 */
export function giveMemoryBack(): void {
  if (process.platform !== 'linux' || !isMainThread || process.execve === undefined) return
  const isStartedAnew = V8_OPTIONS.every((option) => process.execArgv.includes(option))
  if (isStartedAnew) {
    // They are this process's own, not those of programs that it runs.
    for (const name of Object.keys(MALLOC_SETTINGS)) delete process.env[name]
    return
  }
  const options = [...V8_OPTIONS, ...process.execArgv]
  process.execve(process.execPath, [process.execPath, ...options, ...process.argv.slice(1)], {
    ...MALLOC_SETTINGS,
    ...process.env,
  })
}
