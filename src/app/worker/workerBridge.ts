import { Workbox } from 'workbox-window'
import { workerContainer } from '#domain/browser/page/parts.ts'
import { savesData } from '#domain/browser/parts.ts'
import { storefrontLanguageOf } from '#domain/storefront/storefrontLanguage.ts'
import { log } from '#domain/log.ts'
import { provideWorkerLine, WorkerSilence, type WorkerLine } from '#offline/workerLine.ts'
import { OUTBOX_SYNC_TAG } from '#offline/outboxSyncTag.ts'
import type { PageMessage, WorkerAnswers, WorkerNotice, WorkerReply } from '#offline/workerMessages.ts'
import { askServedBuild } from '../missingCode/servedBuild.ts'
import { answerOtherTabs, quietAllTabs } from './otherTabs.ts'
import { workerAddress } from './workerAddress.ts'
import { changeWorkerStatus, workerStatus } from './workerStatus.ts'

/** A worker without an answer for this long (ms) is not waited for. */
const PATIENCE = 20_000

/** How long (ms) the present worker has to stop its work. */
const LETTING_GO = 1_000

/** When (ms) a waiting version is told again to take over. */
const ASK_AGAIN = 2_000

/**
 * How often (ms) the present worker is asked to let go. Each message wakes it, and browsers stop one that was idle for
 * 30 s: asked more often it would stay.
 */
const KEEP_ASKING = 40_000

let workbox: Workbox | null = null

/** Starts the worker that wasn't started because its person saves data; null where there is nothing to start. */
let startOnPurpose: (() => Promise<void>) | null = null

/**
 * Starts the worker and the line to it. Called once, after the first paint: nothing on a screen waits for it, and
 * without it (no support, private windows, a failed download) everything but the offline start works the same. Whoever
 * saves data gets one only once they ask for what needs it: something kept, or messages.
 */
export async function startWorker(): Promise<void> {
  if (workbox !== null) return
  const container = workerContainer()
  if (import.meta.env.DEV || container === undefined) {
    changeWorkerStatus({ state: 'none' })
    provideWorkerLine(null)
    return
  }
  const isFirst = container.controller === null
  if (savesData() && !(await isRegistered(container))) {
    changeWorkerStatus({ state: 'none' })
    startOnPurpose = () => register(container, isFirst)
    provideWorkerLine(line)
    return
  }
  await register(container, isFirst)
}

/** Firefox refuses to say where it refuses storage. */
async function isRegistered(container: ServiceWorkerContainer): Promise<boolean> {
  return (await container.getRegistration().catch(() => undefined)) !== undefined
}

async function register(container: ServiceWorkerContainer, isFirst: boolean): Promise<void> {
  startOnPurpose = null
  try {
    workbox = new Workbox(workerAddress(), { scope: '/', updateViaCache: 'imports' })
    workbox.addEventListener('waiting', () => void tellOfUpdate())
    workbox.addEventListener('redundant', ({ isExternal }) => {
      if (isExternal !== true && isFirst) fail('the worker was not installed')
    })
    await workbox.register({ immediate: true })
  } catch (error) {
    fail(String(error))
    return
  }
  await container.ready
  changeWorkerStatus({ state: 'active', reason: null })
  provideWorkerLine(line)
  answerOtherTabs()
  // Requested before the worker was active and made after it had claimed the open pages: it knows nothing of this one.
  if (container.controller === null)
    await line.ask({ type: 'claim-page', build: BUILD_ID }).catch(() => undefined)
  if (!(await isNextWorkerWaiting()))
    await (isFirst ? cacheThisPage() : line.ask({ type: 'resume-packs' })).catch(() => undefined)
  addEventListener('online', () => void line.ask({ type: 'resume-packs' }).catch(() => undefined))
}

/**
 * Whether the present worker may be about to be replaced: it then gets no work that the next one can do as well. A
 * worker woken just then would stay, because Chromium asks it only once. The first worker of a browser waits a moment
 * too before it starts, although it replaces none.
 */
export async function isNextWorkerWaiting(): Promise<boolean> {
  // Firefox refuses it together with storage.
  const registration = await workerContainer()
    ?.getRegistration()
    .catch(() => undefined)
  return registration?.active != null && registration.waiting != null
}

async function tellOfUpdate(): Promise<void> {
  if (await isNextWorkerWaiting()) changeWorkerStatus({ isUpdateWaiting: true })
}

function fail(reason: string): void {
  log.info('worker', 'no worker', { reason })
  changeWorkerStatus({ state: 'failed', reason })
  provideWorkerLine(null)
}

/** The page loaded before there was a worker: the worker caches what it shows, for use without a network. */
async function cacheThisPage(): Promise<void> {
  const pictures = Array.from(document.images, (picture) => picture.currentSrc)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  await line.ask({
    type: 'keep-page',
    path: location.pathname,
    search: location.search,
    language: storefrontLanguageOf(document.documentElement.lang),
    pictures: [...new Set(pictures.filter((address) => address.startsWith('http')))],
    files: [...new Set(loaded.filter((address) => address.startsWith(`${location.origin}/assets/`)))],
  })
}

/**
 * Lets the waiting version take over; every tab then reloads (`index.html`). Without a worker this tab alone is
 * reloaded. The caller has made sure that nothing is unsent.
 */
export function activateUpdate(): void {
  if (workerStatus.getSnapshot().state !== 'active') {
    location.reload()
    return
  }
  quietAllTabs()
  void askToTakeOver()
  // A worker that was just being stopped misses the message. The reload after a received one ends this.
  setTimeout(() => workbox?.messageSkipWaiting(), ASK_AGAIN)
  setInterval(() => void askToTakeOver(), KEEP_ASKING)
}

/**
 * Asks the present worker to stop its work first, and only then to be replaced. If both were asked at once, a browser
 * may count that very message as work and not look again.
 */
async function askToTakeOver(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, LETTING_GO))
  await Promise.race([line.ask({ type: 'let-go' }).catch(() => undefined), patience])
  workbox?.messageSkipWaiting()
}

/** Looks for a new version of the worker now; without a worker, a newer version on the server is enough. */
export async function checkForUpdate(): Promise<void> {
  const { state } = workerStatus.getSnapshot()
  if (state === 'starting') return
  if (workbox !== null && state === 'active') await workbox.update()
  else if ((await askServedBuild()) === 'other') changeWorkerStatus({ isUpdateWaiting: true })
}

/** The worker's registration, once it is active. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const container = workerContainer()
  if (container === undefined) throw new WorkerSilence('there are no workers')
  // It ends with what `ready` waits for, and is not waited for itself: its first word to the worker comes this way.
  void startOnPurpose?.()
  return container.ready
}

const line: WorkerLine = {
  isThere: () => startOnPurpose === null,
  async ask<Type extends PageMessage['type']>(message: Extract<PageMessage, { type: Type }>) {
    const { active } = await activeRegistration()
    const { port1, port2 } = new MessageChannel()
    return new Promise<WorkerAnswers[Type]>((resolve, reject) => {
      const timer = setTimeout(
        () => end(() => reject(new WorkerSilence(`no answer to ${message.type}`))),
        PATIENCE,
      )
      const end = (settle: () => void) => {
        clearTimeout(timer)
        port1.close()
        settle()
      }
      port1.addEventListener('message', ({ data }: MessageEvent<WorkerReply<WorkerAnswers[Type]>>) => {
        end(() => (data.ok ? resolve(data.answer) : reject(new WorkerSilence(data.problem))))
      })
      port1.start()
      active?.postMessage(message, [port2])
    })
  },
  listen(listener) {
    const container = workerContainer()
    const hear = ({ data }: MessageEvent<WorkerNotice>) => listener(data)
    container?.addEventListener('message', hear)
    return () => container?.removeEventListener('message', hear)
  },
  async registerOutboxSync() {
    if (startOnPurpose !== null) return false
    const { sync } = await activeRegistration()
    if (!sync) return false
    // Refused in private windows and where a person has switched background sync off.
    return sync.register(OUTBOX_SYNC_TAG).then(
      () => true,
      () => false,
    )
  },
  async pushManager() {
    const registered = await activeRegistration()
    return 'pushManager' in registered ? registered.pushManager : null
  },
}
