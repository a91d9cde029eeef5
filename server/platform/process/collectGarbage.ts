import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects this thread's garbage, which V8 by itself does after minutes. It blocks the thread for some 100 ms: it is for
 * moments when nobody waits.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') {
    Reflect.apply(collect, undefined, [{ type: 'major', execution: 'sync' }])
  }
}
