import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/*
 * When there are fewer cores than work, the thread that answers and the one of the database go first: a picture takes a
 * core for seconds. Only Linux gives each thread a priority of its own; elsewhere all stay equal.
 */

const TASKS = '/proc/self/task'

/** Lowers this thread's priority from here on. */
export function lowerOwnPriority(): void {
  if (process.platform !== 'linux') return
  unlessRefused(() => lower(readlinkSync('/proc/thread-self').split('/').at(-1) ?? ''), undefined)
}

/** Lowers the priority of this process's threads with such a name; those already lowered are in `lowered`. */
export function lowerThreads(name: string, lowered: Set<string>): void {
  if (process.platform !== 'linux') return
  for (const thread of unlessRefused(() => readdirSync(TASKS), [])) {
    if (lowered.has(thread) || nameOf(thread) !== name) continue
    lowered.add(thread)
    unlessRefused(() => lower(thread), undefined)
  }
}

function nameOf(thread: string): string | null {
  return unlessRefused(() => readFileSync(`${TASKS}/${thread}/comm`, 'utf8').trim(), null)
}

function lower(thread: string): void {
  setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
}

/** A host may refuse, and a thread may have ended: then nothing changes. */
function unlessRefused<Value>(act: () => Value, otherwise: Value): Value {
  try {
    return act()
  } catch {
    return otherwise
  }
}
