import { log } from '#domain/log.ts'
import {
  pageMessage,
  type ClearableCache,
  type PageMessage,
  type WorkerAnswers,
  type WorkerDescription,
  type WorkerReply,
} from '#offline/workerMessages.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { ShownPage } from './cachePage.ts'
import type { Packs } from './packs/packs.ts'

export interface MessageHandlers {
  readonly skipWaiting: () => Promise<void>
  readonly letGo: () => void
  readonly describe: () => WorkerDescription
  /** Takes over the page that asks, if it is of this build. */
  readonly claimPage: (build: string) => Promise<void>
  readonly cachePage: (page: ShownPage) => Promise<void>
  readonly rememberLanguage: (language: StorefrontLanguage) => Promise<void>
  /** Keeps the lists of the site in a language; never rejects. */
  readonly keepLists: (language: StorefrontLanguage) => Promise<void>
  /** Keeps the rest of the build's files that this device is to have; never rejects. */
  readonly completeFiles: () => Promise<void>
  readonly clearCaches: (caches: readonly ClearableCache[]) => Promise<void>
  readonly packs: Packs
}

/** Does what a page asked for and answers through the message's port; work that takes long goes on after the answer. */
export async function answerMessage(event: ExtendableMessageEvent, handlers: MessageHandlers): Promise<void> {
  const [port] = event.ports
  const reply = (value: WorkerReply<unknown>) => port?.postMessage(value)
  const message = pageMessage.safeParse(event.data)
  if (!message.success) {
    reply({ ok: false, problem: 'unknown message' })
    return
  }
  try {
    reply({ ok: true, answer: await answer(message.data, handlers, (work) => event.waitUntil(work)) })
  } catch (error) {
    log.warn('worker', 'message failed', { type: message.data.type, error: String(error) })
    reply({ ok: false, problem: String(error) })
  }
}

async function answer(
  message: PageMessage,
  {
    skipWaiting,
    letGo,
    describe,
    claimPage,
    cachePage,
    rememberLanguage,
    keepLists,
    completeFiles,
    clearCaches,
    packs,
  }: MessageHandlers,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<WorkerAnswers[PageMessage['type']]> {
  let value: WorkerAnswers[PageMessage['type']] = null
  switch (message.type) {
    case 'SKIP_WAITING':
      await skipWaiting()
      break
    case 'let-go':
      letGo()
      break
    case 'describe':
      value = describe()
      break
    case 'claim-page':
      await claimPage(message.build)
      break
    case 'keep-page':
      await cachePage(message)
      keepAlive(completeFiles())
      break
    case 'language':
      await rememberLanguage(message.language)
      keepAlive(keepLists(message.language).then(completeFiles))
      break
    case 'list-packs':
      value = await packs.list()
      break
    case 'save-pack': {
      const { record, done } = await packs.save(message.order)
      keepAlive(done)
      value = record
      break
    }
    case 'cancel-pack':
      await packs.cancel(message.id)
      break
    case 'remove-pack':
      await packs.remove(message.id)
      break
    case 'resume-packs':
      keepAlive(packs.resume())
      break
    case 'clear-caches':
      await clearCaches(message.caches)
      break
  }
  return value
}
