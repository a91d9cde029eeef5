import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { unlessAborted } from '#api/product/clock.ts'
import { refusalError } from '#api/product/refusal.ts'
import type { PublicReads } from '#api/publicReads/publicReads.ts'
import { createCartCalls } from '#api/storefront/cartCalls.ts'
import { createCatalogueCalls } from '#api/storefront/catalogueCalls.ts'
import { failureFrom } from '#api/storefront/transportFailures.ts'
import type { Session, SessionState } from '#api/session/session.ts'
import type { Send } from '#api/storefront/send.ts'
import { App } from './App.tsx'
import { createAppRouter } from './createAppRouter.ts'
import { screenHead } from './document/headTags.ts'
import type {
  AnswerPublicRead,
  AnswerStorefront,
  PageRequest,
  RenderedPage,
  RenderPage,
} from '#domain/rendering/pageRendering.ts'
import { storefrontLanguageOf } from '#domain/storefront/storefrontLanguage.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { createQueryClient } from '#services/createQueryClient.ts'
import { PlainPageProvider } from '#services/plainPage.tsx'
import type { Services } from '#services/services.tsx'

/** The page on a server (docs/decisions/0052): the server calls this for each document. */
export const renderPage: RenderPage = async (request) => {
  const services = servicesFor(request)
  try {
    return await renderWith(services, request)
  } finally {
    services.queryClient.clear()
  }
}

async function renderWith(services: Services, request: PageRequest): Promise<RenderedPage> {
  const context = { services, i18n: await createI18n(request.language) }
  let router = routerAt(request.address)
  if (request.isOpenToAnyone) {
    await router.load()
    // For a longer form of an address, the router would first redirect to the shorter one.
    if (router.state.matches.length === 0) {
      router = routerAt(router.buildLocation({ to: router.latestLocation.pathname, search: true }).href)
      await router.load()
    }
  }
  request.signal.throwIfAborted()
  const html = await renderWhole(
    <PlainPageProvider page={request.plain}>
      <App context={context} router={router} />
    </PlainPageProvider>,
    request.signal,
  )
  const structuredData = screenHead(router.state.matches).tags.flatMap(({ name, text }) =>
    name === 'script' && text !== null ? [parsedObject(text)] : [],
  )
  return { html, structuredData }

  function routerAt(address: string) {
    return createAppRouter(context, createMemoryHistory({ initialEntries: [address] }))
  }
}

/** Renders late parts too: in their places, without a script that would move them there. */
async function renderWhole(page: ReactNode, signal: AbortSignal): Promise<string> {
  let failure: unknown
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Infinity,
    signal,
    onError: (error) => {
      failure = error
    },
  })
  await stream.allReady
  // The browser would have to render such a part, and a document is never half rendered.
  if (failure !== undefined) throw failure
  return new Response(stream).text()
}

/**
 * The services of a screen while it is rendered on the server: only the storefront answers, and the visitor is unknown.
 */
function servicesFor({ origin, config, language, storefront, publicRead, signal }: PageRequest): Services {
  const send = sendBy(storefront, signal)
  return {
    origin,
    isTakingOver: () => true,
    config,
    storefront: {
      ...createCatalogueCalls(send, { language: () => storefrontLanguageOf(language) }),
      ...createCartCalls(send),
    },
    publicReads: readsBy(publicRead, signal),
    // Nothing is collected later: all of it is freed once the document is made.
    queryClient: createQueryClient({ ...config.queryCache, gcTimeMs: Infinity }),
    session: NOBODY_KNOWN,
    productApi: never,
  }
}

function sendBy(answer: AnswerStorefront, signal: AbortSignal): Send {
  return async (document, variables) => {
    try {
      signal.throwIfAborted()
      return await unlessAborted(answer(document, variables), signal)
    } catch (error) {
      throw failureFrom(error)
    }
  }
}

function readsBy(answer: AnswerPublicRead, signal: AbortSignal): PublicReads {
  return async (path) => {
    const { status, said } = await unlessAborted(answer(path), signal)
    if (status === 200) return { said, keptSince: null }
    throw refusalError({ endpoint: path, status, headers: { get: () => null }, body: said, now: Date.now() })
  }
}

/** Each call gets a promise of its own: a shared one would hold every waiting callback in memory. */
const never = (): Promise<never> => new Promise<never>(() => undefined)
const nothing = (): void => undefined

const UNKNOWN: SessionState = { status: 'unknown' }

const NOBODY_KNOWN: Session = {
  snapshot: () => UNKNOWN,
  subscribe: () => nothing,
  ready: never,
  signIn: never,
  refreshUser: never,
  signOut: never,
  onEnd: () => nothing,
}

function parsedObject(text: string): object {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? value : {}
}
