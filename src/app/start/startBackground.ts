import type { Services } from '#services/services.tsx'
import { log } from '#domain/log.ts'
import { lastingLanguage } from '#i18n/browserLanguage.ts'
import { onceDatabaseIsThere } from '#offline/databasePresence.ts'
import { untilLoaded } from '#ui/lazyPart.ts'
import type { CreateGenerators } from '#offline/generation/generatorsOf.ts'
import { followConnection } from '../connection/followConnection.ts'
import { pageReachability, reportReachable } from '../connection/pageReachability.ts'
import type { createAppRouter } from '../createAppRouter.ts'
import { makeProductApi } from '../session/makeProductApi.ts'
import { workerStatus } from '../worker/workerStatus.ts'
import { openFromShortcut } from './openFromShortcut.ts'

type AppRouter = ReturnType<typeof createAppRouter>

/**
 * Starts the background work: the worker, the outbox, the preferences of other devices and generations. Its code loads
 * once the first screen is there and the page is idle (`main.tsx`). Code that can't be fetched now is fetched later, so
 * the outbox doesn't wait for the next visit. None is needed to paint, so a failure is logged and changes nothing on
 * the screen.
 */
export function startBackground(router: AppRouter): void {
  const { services } = router.options.context
  followConnection(pageReachability, services.queryClient)
  openFromShortcut()
  void startWorker(router)
  // Where nothing was ever stored, nothing waits and there is nothing to follow.
  onceDatabaseIsThere(() => {
    void startSending(services)
    void startPreferences(router)
    void startUploads(services)
    void startGenerations(services)
    void startCounting(router)
  })
}

async function startWorker(router: AppRouter): Promise<void> {
  try {
    const [{ isNextWorkerWaiting, startWorker: start }, { lookForVersions }, { tellLanguage }] =
      await untilLoaded(() =>
        Promise.all([
          import('../worker/workerBridge.ts'),
          import('../worker/lookForVersions.ts'),
          import('../worker/tellLanguage.ts'),
        ]),
      )
    lookForVersions(router)
    const { features } = router.options.context.services.config
    if (!(await isNextWorkerWaiting()))
      tellLanguage(lastingLanguage({ isMultilingual: features.multiLanguage }))
    await start()
  } catch (error) {
    log.warn('start', 'the worker could not be started', { reason: String(error) })
  }
  // The next screen's storefront call needs its code, and a press shouldn't wait for it: an active worker has it
  // cached.
  if (workerStatus.getSnapshot().state !== 'active')
    await import('#api/storefront/transport.ts').catch(() => undefined)
}

async function startSending(services: Services): Promise<void> {
  try {
    const [{ startOffline }, { workerLine }] = await untilLoaded(() =>
      Promise.all([import('./startOffline.ts'), import('#offline/workerLine.ts')]),
    )
    const { storefront } = services
    await startOffline(
      { storefront, createProductApi: makeProductApi, createGenerators: makeGenerators },
      {
        reachability: pageReachability,
        requestSync: () => void workerLine().then((line) => line?.registerOutboxSync()),
      },
    )
  } catch (error) {
    log.warn('start', 'sending could not be started', { reason: String(error) })
  }
}

async function startPreferences(router: AppRouter): Promise<void> {
  try {
    const [{ followPreferences }, { database }] = await untilLoaded(() =>
      Promise.all([import('../preferences/followPreferences.ts'), import('#offline/openDatabase.ts')]),
    )
    followPreferences(await database(), router, router.options.context.services.config.features)
  } catch (error) {
    log.warn('start', 'preferences could not be followed', { reason: String(error) })
  }
}

async function startGenerations({ queryClient }: Services): Promise<void> {
  try {
    const [{ followGenerations }, { database }] = await untilLoaded(() =>
      Promise.all([import('../generation/followGenerations.ts'), import('#offline/openDatabase.ts')]),
    )
    followGenerations(await database(), queryClient)
  } catch (error) {
    log.warn('start', 'generations could not be followed', { reason: String(error) })
  }
}

/** Only visitors who agreed are counted, and the answer is in the database: without one there is none. */
async function startCounting(router: AppRouter): Promise<void> {
  if (!router.options.context.services.config.features.analytics) return
  try {
    const [{ followVisits }, { database }] = await untilLoaded(() =>
      Promise.all([import('../engagement/followVisits.ts'), import('#offline/openDatabase.ts')]),
    )
    followVisits(await database(), router)
  } catch (error) {
    log.warn('start', 'consent to be counted could not be followed', { reason: String(error) })
  }
}

async function startUploads(services: Services): Promise<void> {
  try {
    const { resumeUploads } = await untilLoaded(() => import('#features/gallery/upload/resumeUploads.ts'))
    await resumeUploads(services)
  } catch (error) {
    log.warn('start', 'uploads could not be resumed', { reason: String(error) })
  }
}

const makeGenerators: CreateGenerators = async (parts) => {
  const { createGenerators } = await import('#api/generators/createGenerators.ts')
  return createGenerators({ ...parts, onReachable: reportReachable })
}
