import type { Services } from '#api/services.tsx'
import { log } from '#domain/log.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'
import { pageReachability } from '../connection/pageReachability.ts'
import { openFromShortcut } from './openFromShortcut.ts'

/**
 * Starts what goes on behind the screens once the first one is there: the worker, and the sending of what waits.
 * Neither is needed to paint, so a failure of one is written down and changes nothing on the screen.
 */
export function startBackground(services: Services): void {
  afterFirstScreen(() => {
    openFromShortcut()
    void startWorker()
    void startSending(services)
  })
}

async function startWorker(): Promise<void> {
  try {
    const bridge = await import('../worker/workerBridge.ts')
    await bridge.startWorker()
  } catch (error) {
    log.warn('start', 'the worker could not be started', { reason: String(error) })
  }
}

async function startSending(services: Services): Promise<void> {
  try {
    const [{ startOffline }, { workerLine }] = await Promise.all([
      import('#offline/startOffline.ts'),
      import('#offline/workerLine.ts'),
    ])
    await startOffline(services, {
      reachability: pageReachability,
      requestSync: () => void workerLine().then((line) => line?.registerOutboxSync()),
    })
  } catch (error) {
    log.warn('start', 'sending could not be started', { reason: String(error) })
  }
}
