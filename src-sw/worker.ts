import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import { answerWithin } from '#domain/browser/answerWithin.ts'
import { isLineDear, knowsNoNetwork, savesData, showOnIcon } from '#domain/browser/parts.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { logEntries } from '#domain/log.ts'
import { CACHES, CLEARABLE_CACHES } from '#offline/cacheNames.ts'
import { countUnseenResults } from '#offline/generation/historyCommands.ts'
import { hurryJobs } from '#offline/jobs/jobUpkeep.ts'
import { onForgetPrivateFiles } from '#offline/privateFiles.ts'
import { readNotificationTexts } from '#offline/push/notificationTexts.ts'
import type { ClearableCache, WorkerNotice } from '#offline/workerMessages.ts'
import { createBackground } from './background.ts'
import { createBoundedCache } from './caches/boundedCache.ts'
import { catalogueKeyOf, looksLikeStorefrontCall } from './catalogue/catalogueCall.ts'
import { worthOfAnswer } from './catalogue/worthOfAnswer.ts'
import { CONFIG_PATH, createConfigPolicy } from './config.ts'
import { createCuttableFetch } from './cuttableFetch.ts'
import { cachePage } from './cachePage.ts'
import { createDeviceLanguage, languageInAddress } from './documents/deviceLanguage.ts'
import { createDocumentPolicy } from './documents/documentPolicy.ts'
import { built } from './files/built.ts'
import { keepLists } from './keepLists.ts'
import { answerMessage } from './messages.ts'
import { isPageNavigation } from './navigation.ts'
import { notifyPages } from './notify.ts'
import { deleteOldCaches } from './oldCaches.ts'
import { withDatabase } from './outboxSync.ts'
import { onPush } from './push.ts'
import { createPacks } from './packs/packs.ts'
import { createPackStore } from './packs/packStore.ts'
import { createPrivateFilePolicy, isPrivateFile } from './privateFiles/privateFilePolicy.ts'
import { createPicturePolicy, isPicture, PICTURE_ACCEPT } from './pictures/picturePolicy.ts'
import { isGonePublicRead, isPublicReadRequest, worthOfPublicRead } from './reads/publicRead.ts'
import { createReadPolicy, type ReadPolicy } from './reads/readPolicy.ts'
import { isShare, receiveShare } from './shareTarget.ts'
import { activateShell, createShellFiles, isOfBuild, isShellFile, shellDocument, shellFile } from './shell.ts'
import { createWordsPolicy, isWords } from './words/wordsPolicy.ts'

declare const self: ServiceWorkerGlobalScope

const DAY = 86_400_000
const MEGABYTE = 1_048_576
/** So many open pages, those used last, are kept while a worker is installed. */
const MOST_OPEN_PAGES = 4
/** What earlier builds have left is removed before the first page is answered, but no page waits longer for it, ms. */
const CLEANED_WITHIN_MS = 5_000
/** What belongs to a file that a page has asked for is fetched this long after it. */
const COMPLETED_AFTER_MS = 2_000
const startedAt = new Date()
const now = () => new Date()
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const { origin } = self.location
const { fetch, cut } = createCuttableFetch((input, init) => self.fetch(input, init))
/** This worker is to be replaced: what can wait for the next one is given up. */
let isLetGo = false
const notify = (notice: WorkerNotice) => void notifyPages(self.clients, notice)
const onDiskFull = () => notify({ type: 'disk-full' })

const files = createShellFiles({
  fetch,
  caches: self.caches,
  isLineFree: () => !savesData() && !isLineDear(),
  isWanted: () => !isLetGo,
  onDiskFull,
})
const catalogueCache = createBoundedCache({
  name: CACHES.catalogue,
  limits: { maxEntries: 400, maxBytes: 20 * MEGABYTE, maxAgeMs: 30 * DAY },
  caches: self.caches,
  now,
  onDiskFull,
})
const pictureCache = createBoundedCache({
  name: CACHES.pictures,
  limits: { maxEntries: 600, maxBytes: 60 * MEGABYTE, maxAgeMs: 60 * DAY },
  caches: self.caches,
  now,
  onDiskFull,
})
const store = createPackStore(self.caches)
const config = createConfigPolicy({ fetch, caches: self.caches, now })
const endpoint = async () => new URL((await config.current()).storefront.endpoint, origin).href
const catalogue = createReadPolicy({
  fetch,
  cache: catalogueCache,
  keyOf: (request) => catalogueKeyOf(request, endpoint),
  worthOf: worthOfAnswer,
  matchPacks: store.match,
  now,
  wait,
})
const publicReadCache = createBoundedCache({
  name: CACHES.publicReads,
  limits: { maxEntries: 300, maxBytes: 15 * MEGABYTE, maxAgeMs: 60 * DAY },
  caches: self.caches,
  now,
  onDiskFull,
})
const publicReads = createReadPolicy({
  fetch,
  cache: publicReadCache,
  keyOf: async ({ url }) => url,
  worthOf: worthOfPublicRead,
  isGone: isGonePublicRead,
  matchPacks: store.match,
  now,
  wait,
})
const pictures = createPicturePolicy({
  fetch,
  origin,
  cache: pictureCache,
  matchPacks: store.match,
  matchPackVersions: (key) => store.match(key, { ignoreSearch: true }),
})
const privateFiles = createPrivateFilePolicy({
  fetch,
  origin,
  cache: createBoundedCache({
    name: CACHES.privateFiles,
    limits: { maxEntries: 600, maxBytes: 80 * MEGABYTE, maxAgeMs: 60 * DAY },
    caches: self.caches,
    now,
    onDiskFull,
  }),
  empty: () => self.caches.delete(CACHES.privateFiles),
})
const words = createWordsPolicy({
  fetch,
  cache: createBoundedCache({
    name: CACHES.words,
    limits: { maxEntries: 2, maxBytes: 8 * MEGABYTE, maxAgeMs: 365 * DAY },
    caches: self.caches,
    now,
    onDiskFull,
  }),
})
const deviceLanguage = createDeviceLanguage(self.caches)
const documents = createDocumentPolicy({
  fetch,
  origin,
  cache: createBoundedCache({
    name: CACHES.documents,
    limits: { maxEntries: 60, maxBytes: 12 * MEGABYTE, maxAgeMs: 30 * DAY },
    caches: self.caches,
    now,
    onDiskFull,
  }),
  empty: () => self.caches.delete(CACHES.documents),
  build: built.id,
  isOfBuild,
  language: () => deviceLanguage.known(),
  config: () => config.known(),
  now,
  wait,
})
onForgetPrivateFiles(() => {
  void privateFiles.forget()
  void documents.forget()
})
const packs = createPacks({
  store,
  fetch,
  origin,
  shop: async () => {
    const { storefront } = await config.current()
    return {
      endpoint: new URL(storefront.endpoint, origin).href,
      createClient: (packFetch, language) =>
        createStorefrontClient(storefront, { fetch: packFetch, language: () => language }),
    }
  },
  makeRoom: () => clearCaches(['pictures', 'catalogue']),
  notify,
  now,
  wait,
  build: built.id,
})

/** A failed fetch of the configuration is no reason not to install: the page brings its own until the next start. */
export async function install(): Promise<void> {
  await Promise.all([keepOpenPages(), files.install(), config.refresh()])
  await documents.prepare()
}

/**
 * The pages that are open now are the likeliest to be opened next, and may be closed before this worker is theirs.
 * Until a page says which language this device reads, they are in it.
 */
async function keepOpenPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const addresses = [...new Set(pages.map(({ url }) => url))].slice(0, MOST_OPEN_PAGES)
  const languages = await Promise.all(
    addresses.map((address) => {
      const url = new URL(address)
      return documents.renew(url, languageInAddress(url))
    }),
  )
  const [language] = languages.filter((one) => one !== null)
  if (language !== undefined && (await deviceLanguage.known()) === null)
    await deviceLanguage.remember(language)
}

/**
 * The first worker takes over the open pages, so that what they do next is already kept. A later one takes over only
 * when a page has asked for it, and then every page reloads: no page ever runs on another build's files.
 */
export async function activate(event: ExtendableEvent): Promise<void> {
  const cleaned = Promise.allSettled([
    activateShell(event),
    deleteOldCaches(self.caches),
    documents.dropOtherBuilds(),
  ])
  await answerWithin(CLEANED_WITHIN_MS, cleaned, null)
  await self.clients.claim()
}

/** Undefined for what the worker has no business with. */
export function answerFetch(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const keepAlive = (work: Promise<unknown>) => event.waitUntil(work)
  if (isShare(request, origin)) return receiveShare(request, withDatabase)
  if (looksLikeStorefrontCall(request)) return catalogue.answer(request, keepAlive)
  if (isPublicReadRequest(request, origin)) return publicReads.answer(request, keepAlive)
  if (isPrivateFile(request, origin)) return privateFiles.answer(request, keepAlive)
  if (isPicture(request, origin)) return pictures.answer(request, keepAlive)
  if (isWords(request, origin)) return words.answer(request, keepAlive)
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return undefined
  if (isPageNavigation(request)) {
    keepAlive(config.refresh())
    keepAlive(rememberAsked(url))
    return documentOf(request, keepAlive)
  }
  if (url.pathname === CONFIG_PATH) return config.answer(keepAlive)
  return isShellFile(request) ? fileOf(request, keepAlive) : undefined
}

/** As it was last rendered for this address, else the one that every address starts from. */
async function documentOf(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  const rendered = await documents.answer(request, keepAlive)
  return rendered ?? shellDocument(request, config.known())
}

/** A file of the build: kept, or fetched and then kept, with the rest of what it belongs to once the page is quiet. */
async function fileOf(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await shellFile(request)
  if (kept !== null) return kept
  const response = await fetch(request)
  const { pathname } = new URL(request.url)
  keepAlive(files.keepAnswer(pathname.slice(1), response.clone()).then(completeSoon))
  return response
}

let isCompletedSoon = false

async function completeSoon(): Promise<void> {
  if (isCompletedSoon) return
  isCompletedSoon = true
  await wait(COMPLETED_AFTER_MS)
  isCompletedSoon = false
  await completeFiles()
}

async function completeFiles(): Promise<void> {
  if (!isLetGo) await files.complete()
}

export function answerPage(event: ExtendableMessageEvent): Promise<void> {
  return answerMessage(event, {
    packs,
    skipWaiting: () => self.skipWaiting(),
    letGo: () => {
      isLetGo = true
      cut()
    },
    describe: () => ({
      version: APP_VERSION,
      build: built.id,
      startedAt: startedAt.toISOString(),
      log: logEntries(),
    }),
    clearCaches,
    claimPage: async (build) => {
      if (build === built.id) await self.clients.claim()
    },
    cachePage: (page) =>
      cachePage(page, {
        client: cachingClient,
        cachePicture,
        cacheDocument,
        cacheRead,
        cacheFiles: (addresses) => files.keep(addresses.map((address) => new URL(address).pathname.slice(1))),
      }),
    completeFiles,
    rememberLanguage: (language) => deviceLanguage.remember(language),
    keepLists: (language) => keepLists(language, { isKept: isReadKept, cacheRead, savesData }),
  })
}

const background = createBackground({
  config: () => config.current(),
  fetch,
  cacheFile: async (address) => {
    await throughPolicy(privateFiles.answer)(new URL(address, origin))
  },
  hasVisiblePage: async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    return pages.some((page) => page.visibilityState === 'visible')
  },
  isOnline: () => !knowsNoNetwork(),
  isWanted: () => !isLetGo,
  now,
  wait,
})

export const syncOutbox = background.sync

/** What a push message tells of is brought first, so that it is there when the person comes. */
export function hearPush(event: PushEvent): Promise<void> {
  return onPush(event.data, {
    catchUp: async () => {
      await withDatabase(hurryJobs)
      await background.fetchUpdates()
    },
    texts: async () => (await withDatabase(readNotificationTexts)) ?? null,
    unseen: async () => (await withDatabase(countUnseenResults)) ?? 0,
    clients: self.clients,
    registration: self.registration,
    showOnIcon,
  })
}

async function clearCaches(names: readonly ClearableCache[]): Promise<void> {
  const cleared = names.flatMap((name) => CLEARABLE_CACHES[name])
  await Promise.all(cleared.map((name) => self.caches.delete(name)))
}

/** A client whose answers the catalogue cache keeps as if a page had asked. */
async function cachingClient(language: StorefrontLanguage) {
  const { storefront } = await config.current()
  return createStorefrontClient(storefront, {
    fetch: throughPolicy(catalogue.answer),
    language: () => language,
  })
}

async function cachePicture(address: string): Promise<void> {
  await throughPolicy(pictures.answer)(address, { credentials: 'omit', headers: { accept: PICTURE_ACCEPT } })
}

async function cacheRead(path: string): Promise<void> {
  await throughPolicy(publicReads.answer)(new URL(path, origin))
}

async function isReadKept(path: string): Promise<boolean> {
  return (await publicReadCache.match(new URL(path, origin).href)) !== undefined
}

async function cacheDocument(address: string, language: StorefrontLanguage): Promise<void> {
  await documents.keep(new URL(address, origin), language)
}

/** What an address asks for is this device's language from then on, as the page will say too, later. */
async function rememberAsked(url: URL): Promise<void> {
  const asked = languageInAddress(url)
  if (asked === null || (await config.known())?.features.multiLanguage === false) return
  await deviceLanguage.remember(asked)
}

/** A policy as a `fetch` that is done only when the answer is kept. */
function throughPolicy(answer: ReadPolicy['answer']): typeof globalThis.fetch {
  return async (input, init) => {
    const kept: Promise<unknown>[] = []
    const response = await answer(new Request(input, init), (work) => kept.push(work))
    await Promise.all(kept)
    return response
  }
}
