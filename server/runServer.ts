import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type BackgroundWork, prepareAreas, startAreas } from './areas.ts'
import type { EnvironmentConfig, ServerConfig } from './config.ts'
import type { ServerContext } from './context.ts'
import { DataDirInUse, lockDataDir } from './database/lockDataDir.ts'
import { type OpenDatabase, openEmbeddedDatabase, openPostgres } from './database/openDatabase.ts'
import { createApp, type ServerState } from './http/app.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { createLog, type Log } from './log.ts'
import { BuildFailed } from './page/buildPage.ts'
import type { Page } from './page/page.ts'
import { keptSecret } from './secrets.ts'

/** How long a stop waits for answers that are under way, in ms. */
const PATIENCE_MS = 10_000

/** The server can't start for a reason that its owner can mend; the message says how. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** Whether a failed start is explained by its message alone. */
export function isExpected(error: unknown): error is Error {
  return [CannotStart, DataDirInUse, BuildFailed].some((kind) => error instanceof kind)
}

export interface RunningServer {
  readonly context: ServerContext
  /** Ends everything in order: no new requests, those under way to their end, work, database, lock. */
  close(): Promise<void>
}

/** Makes the page ready while the database opens; `server` is for what needs a socket (hot reload). */
export type PreparePage = (server: Server) => Promise<PreparedPage>

export interface PreparedPage {
  readonly page: Page
  /** Answers requests before ours do; development's own files. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly close?: () => Promise<void>
}

/**
 * Starts the whole server on one port. It listens first and says 503 until it is ready, so that a taken port
 * shows before the slow work. Rejects with CannotStart, DataDirInUse or BuildFailed; then nothing is left open.
 */
export async function runServer(
  settings: EnvironmentConfig,
  preparePage: PreparePage,
): Promise<RunningServer> {
  const log = createLog(settings.logLevel)
  const closing: (() => Promise<void> | void)[] = []
  const closeAll = async () => {
    for (const close of closing.toReversed()) await close()
  }
  try {
    let state: ServerState = 'starting'
    let answer: RequestListener = notReady(settings)
    const server = createServer((request, response) => answer(request, response))
    await listen(server, settings.port)
    closing.push(() => stopListening(server))

    const lock = await lockDataDir(settings.dataDir)
    closing.push(() => lock.release())
    const config: ServerConfig = {
      ...settings,
      webhook: {
        ...settings.webhook,
        secret: settings.webhook.secret ?? (await keptSecret(settings.dataDir, 'webhook')),
      },
    }
    const preparing = preparePage(server)
    const opening = openData(config, log)
    const [prepared, opened] = await Promise.allSettled([preparing, opening])
    if (opened.status === 'fulfilled') closing.push(() => opened.value.opened.close())
    if (prepared.status === 'fulfilled') closing.push(async () => prepared.value.close?.())
    if (opened.status === 'rejected') throw opened.reason
    if (prepared.status === 'rejected') throw prepared.reason

    const { context } = opened.value
    const app = await createApp(context, prepared.value.page, () => state)
    const listener = getRequestListener(app.fetch)
    const { middleware } = prepared.value
    const answerByApp: RequestListener = (request, response) => {
      listener(request, response).catch((error: unknown) => log.error('a request failed', { error }))
    }
    answer = middleware === undefined ? answerByApp : withMiddleware(middleware, answerByApp)
    state = 'ready'

    const work = startAreas(context)
    closing.push(() => stopWork(work))
    return {
      context,
      close: async () => {
        state = 'closing'
        await closeAll()
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function openData(
  config: ServerConfig,
  log: Log,
): Promise<{ opened: OpenDatabase; context: ServerContext }> {
  const opened = await openDatabase(config, log)
  const context: ServerContext = { config, log, database: opened.database, now: () => new Date() }
  try {
    await prepareAreas(context)
  } catch (error) {
    await opened.close()
    throw error
  }
  return { opened, context }
}

async function openDatabase({ databaseUrl, dataDir }: ServerConfig, log: Log): Promise<OpenDatabase> {
  if (databaseUrl === null) return openEmbeddedDatabase(join(dataDir, 'database'))
  try {
    return await openPostgres(databaseUrl, log)
  } catch (error) {
    throw new CannotStart(`The database at DATABASE_URL could not be opened: ${rootOf(error)}`, {
      cause: error,
    })
  }
}

/** What went wrong at the bottom of it: the outer errors say only which statement failed. */
function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return rootOf(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0])
  return error.message || error.name
}

async function listen(server: Server, port: number): Promise<void> {
  server.requestTimeout = 30_000
  server.headersTimeout = 15_000
  // Longer than the minute for which proxies keep a connection: the side that reuses it must close it first.
  server.keepAliveTimeout = 65_000
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new CannotStart(
        `Port ${port} is in use by another program. Stop that, or choose another by PORT.`,
      )
    }
    if (code === 'EACCES') throw new CannotStart(`Port ${port} is not allowed here. Choose another by PORT.`)
    throw error
  }
}

function notReady(settings: EnvironmentConfig): RequestListener {
  const headers = securityHeaders(settings, { scripts: [], styles: [], development: false })('other')
  return (_request, response) => {
    response.writeHead(503, {
      ...headers,
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'retry-after': '1',
    })
    response.end(JSON.stringify({ status: 'starting' }))
  }
}

function withMiddleware(
  middleware: NonNullable<PreparedPage['middleware']>,
  answer: RequestListener,
): RequestListener {
  return (request, response) => {
    const ours = /^\/(?:api|media)\/|^\/(?:config\.json|robots\.txt|sitemap\.xml)(?:\?|$)/.test(
      request.url ?? '',
    )
    if (ours) answer(request, response)
    else middleware(request, response, () => answer(request, response))
  }
}

async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A kept connection becomes idle only when its answer has ended, and nothing says when that is.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const force = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(force)
}

async function stopWork(work: readonly BackgroundWork[]): Promise<void> {
  await Promise.all(work.map((one) => one.stop()))
}
