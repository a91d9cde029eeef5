import { createServer, type Server } from 'node:http'
import type { BackgroundWork } from './platform/area/areaParts.ts'
import { type DemoUser, prepareDemoUsers } from './accounts/auth/demoUsers.ts'
import { CannotStart } from './platform/process/cannotStart.ts'
import { collectGarbage } from './platform/process/collectGarbage.ts'
import type { EnvironmentConfig } from './platform/config.ts'
import type { ServerContext } from './platform/context.ts'
import type { DataDirLock } from './platform/dataDir/lockDataDir.ts'
import { dataDirTrouble } from './platform/dataDir/dataDirTrouble.ts'
import { ownDatabaseTrouble } from './platform/dataDir/openOwnDatabase.ts'
import { takeDataDir } from './platform/dataDir/takeDataDir.ts'
import { checkFileStore } from './platform/files/checkFileStore.ts'
import { claimFilesFolder, otherFilesFolder, tellOfOtherFolder } from './platform/installation/filesFolder.ts'
import { canWrite } from './platform/dataDir/canWrite.ts'
import { createApp, type ServerState } from './http/app.ts'
import { appListener } from './http/appListener.ts'
import { CONNECTION_LIMITS, guardConnections } from './http/connectionLimits.ts'
import {
  answerNotReady,
  type ListenAddress,
  startListening,
  stopListening,
  withMiddleware,
} from './http/listener.ts'
import { createLog, type Log } from './platform/log.ts'
import { type OpenData, openData } from './openData.ts'
import { endStreams, prepareAreas, startAreas } from './runAreas.ts'
import { BuildFailed } from './http/page/buildPage.ts'
import type { PreparedPage } from './http/page/preparedPage.ts'

/** Whether a failed start is explained by its message alone. */
export function isExpected(error: unknown): error is Error {
  return error instanceof CannotStart || error instanceof BuildFailed
}

export interface RunningServer {
  readonly context: ServerContext
  /** Demo accounts to try; none where people rely on the server. */
  readonly demoUsers: readonly DemoUser[]
  /** Ends everything in order: no new requests, running ones to their end, work, database, lock. */
  close(): Promise<void>
}

/** Makes the page ready while the database opens; `server` is for parts that need a socket (hot reload). */
export type PreparePage = (server: Server, log: Log) => Promise<PreparedPage>

/**
 * Starts the whole server on one port. It listens first and answers 503 until it is ready, so that a taken port shows
 * before the slow work. Rejects with CannotStart or BuildFailed, with nothing left open.
 */
export async function runServer(
  settings: EnvironmentConfig,
  preparePage: PreparePage,
): Promise<RunningServer> {
  const log = createLog(settings.logLevel)
  let state: ServerState = 'starting'
  let answer = answerNotReady(settings)
  const server = createServer(CONNECTION_LIMITS, (request, response) => answer(request, response))
  guardConnections(server)
  let lock: DataDirLock | undefined
  let prepared: PreparedPage | undefined
  let opened: Prepared | undefined
  let work: readonly BackgroundWork[] = []

  // Running answers still need everything else, so new connections are refused first.
  const close = async () => {
    state = 'closing'
    const drained = server.listening ? stopListening(server) : null
    if (opened !== undefined) await endStreams(opened.data.context)
    await prepared?.close?.()
    await drained
    await Promise.all(work.map((one) => one.stop()))
    await opened?.data.close()
    lock?.release()
  }
  try {
    await listen(server, settings)
    lock = await takeDataDir(settings, log)
    const both = await Promise.allSettled([preparePage(server, log), openPrepared(settings, log)])
    if (both[0].status === 'fulfilled') prepared = both[0].value
    if (both[1].status === 'fulfilled') opened = both[1].value
    const failed = both.find((one) => one.status === 'rejected')
    if (prepared === undefined || opened === undefined) throw failed?.reason

    const { demoUsers } = opened
    const { context } = opened.data
    const { isReachable } = opened.data
    const stateNow = async (): Promise<ServerState> => {
      if (state !== 'ready') return state
      if (!(await isReachable())) return 'no-database'
      return (await canWrite(settings.dataDir)) ? state : 'no-room'
    }
    const app = await createApp(context, prepared.page, stateNow)
    const answerByApp = appListener(app, log)
    answer =
      prepared.middleware === undefined ? answerByApp : withMiddleware(prepared.middleware, answerByApp)
    // The first rendering is slow, because its code is new to the process: no visitor has to wait for it.
    if (!prepared.page.development) await app.request('/sklep', { headers: { accept: 'text/html' } })
    collectGarbage()
    state = 'ready'
    work = startAreas(context)
    return { context, demoUsers, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Prepared {
  readonly data: OpenData
  readonly demoUsers: readonly DemoUser[]
}

async function openPrepared(settings: EnvironmentConfig, log: Log): Promise<Prepared> {
  let data: OpenData | undefined
  try {
    data = await openData(settings, log)
    await prepareFiles(data.context)
    await prepareAreas(data.context)
    return { data, demoUsers: await prepareDemoUsers(data.context) }
  } catch (error) {
    const trouble = await troubleOf(settings, error)
    // A database that broke down may fail to close too; that isn't the error to report.
    await Promise.allSettled([data?.close()])
    throw trouble
  }
}

/** Two servers with separate files each find half of them: the second one to start says so. */
async function prepareFiles(context: ServerContext): Promise<void> {
  await checkFileStore(context)
  const other = await otherFilesFolder(context)
  if (other !== null) context.log.warn(tellOfOtherFolder(other))
  await claimFilesFolder(context)
}

/** The error itself, or one line about what is wrong with the data folder. */
async function troubleOf({ databaseUrl, dataDir }: EnvironmentConfig, error: unknown): Promise<unknown> {
  if (error instanceof CannotStart) return error
  const explain = databaseUrl === null ? ownDatabaseTrouble : dataDirTrouble
  return (await explain(dataDir, error)) ?? error
}

async function listen(server: Server, address: ListenAddress): Promise<void> {
  const { port, host } = address
  try {
    await startListening(server, address)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new CannotStart(
        `Port ${port} is in use by another program. Stop that, or choose another by PORT.`,
      )
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      throw new CannotStart(
        `HOST ${host} is no address of this machine. Name one of them, or 0.0.0.0 for all.`,
      )
    }
    if (code === 'EACCES') throw new CannotStart(`Port ${port} is not allowed here. Choose another by PORT.`)
    throw error
  }
}
