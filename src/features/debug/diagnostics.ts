import type { DeviceSwitches } from '#services/deviceSwitches.ts'
import { deviceSwitches } from './switches.ts'
import { answerWithin } from '#domain/browser/answerWithin.ts'
import { storageManager } from '#domain/browser/page/parts.ts'
import { cacheStorage } from '#domain/browser/parts.ts'
import { log, logEntries, type LogEntry } from '#domain/log.ts'
import type { PackRecord } from '#domain/packs/packRecord.ts'
import type { RuntimeConfig } from '#domain/runtimeConfig.ts'
import { measureCaches, type CacheMeasure } from '#offline/measureCaches.ts'
import { getStorageStatus } from '#offline/storageStatus.ts'
import { database as openedDatabase } from '#offline/openDatabase.ts'
import { workerLine } from '#offline/workerLine.ts'
import type { WorkerDescription } from '#offline/workerMessages.ts'
import { databaseFacts, type DatabaseFacts } from './databaseFacts.ts'

/** The page's relation to its worker, from the shell. */
export interface WorkerFacts {
  readonly state: string
  readonly reason: string | null
  readonly isUpdateWaiting: boolean
}

/** Facts that only the shell knows. */
export interface ShellFacts {
  readonly worker: WorkerFacts
  /** Whether the services answer, as the page's reachability sees it. */
  readonly reachability: 'online' | 'offline' | 'unknown'
}

export interface Diagnostics {
  readonly madeAt: string
  readonly page: {
    readonly version: string
    readonly build: string
    readonly path: string
    readonly language: string
    readonly userAgent: string
    readonly viewport: string
    readonly displayMode: string
    readonly navigatorOnLine: boolean
  }
  /** The server's version; null when it doesn't answer. */
  readonly server: { readonly version: string; readonly build: string } | null
  readonly reachability: ShellFacts['reachability']
  readonly worker: WorkerFacts & {
    readonly description: WorkerDescription | null
    readonly hasBackgroundSync: boolean
  }
  readonly caches: readonly CacheMeasure[]
  readonly packs: readonly PackRecord[]
  readonly storage: {
    readonly usage: number | null
    readonly quota: number | null
    readonly isPersisted: boolean | null
    readonly status: ReturnType<typeof getStorageStatus>
  }
  readonly database: DatabaseFacts | null
  readonly config: RuntimeConfig
  readonly switches: DeviceSwitches
  readonly log: readonly LogEntry[]
}

/** Everything /debug shows and the diagnostic file holds. A part that fails or is silent is empty, never the whole. */
export async function collectDiagnostics(config: RuntimeConfig, shell: ShellFacts): Promise<Diagnostics> {
  const [server, line, measures, estimate, isPersisted, database] = await Promise.all([
    orNull('server', askServer),
    orNull('worker', askWorker),
    orNull('caches', () => measureCaches(cacheStorage())),
    orNull('estimate', async () => (await storageManager()?.estimate()) ?? null),
    orNull('persisted', async () => (await storageManager()?.persisted()) ?? null),
    orNull('database', async () => databaseFacts(await openedDatabase())),
  ])
  return {
    madeAt: new Date().toISOString(),
    page: pageFacts(),
    server,
    reachability: shell.reachability,
    worker: {
      ...shell.worker,
      description: line?.description ?? null,
      hasBackgroundSync: 'SyncManager' in window,
    },
    caches: measures ?? [],
    packs: line?.packs ?? [],
    storage: {
      usage: estimate?.usage ?? null,
      quota: estimate?.quota ?? null,
      isPersisted,
      status: getStorageStatus(),
    },
    database,
    config,
    switches: deviceSwitches.getSnapshot(),
    log: logEntries(),
  }
}

function pageFacts(): Diagnostics['page'] {
  const modes = ['standalone', 'fullscreen', 'minimal-ui', 'browser']
  return {
    version: APP_VERSION,
    build: BUILD_ID,
    path: location.pathname,
    language: document.documentElement.lang,
    userAgent: navigator.userAgent,
    viewport: `${innerWidth}×${innerHeight} @ ${devicePixelRatio}`,
    displayMode: modes.find((mode) => matchMedia(`(display-mode: ${mode})`).matches) ?? 'browser',
    navigatorOnLine: navigator.onLine,
  }
}

async function askServer(): Promise<Diagnostics['server']> {
  const answer: unknown = await (await fetch('/api/health')).json()
  if (typeof answer !== 'object' || answer === null || !('version' in answer && 'build' in answer))
    return null
  return { version: String(answer.version), build: String(answer.build) }
}

async function askWorker(): Promise<{ description: WorkerDescription; packs: readonly PackRecord[] } | null> {
  const line = await workerLine()
  if (line?.isThere() !== true) return null
  const [description, packs] = await Promise.all([
    line.ask({ type: 'describe' }),
    line.ask({ type: 'list-packs' }),
  ])
  return { description, packs }
}

/** No part is waited for longer than this, ms: a worker that was never installed says nothing at all. */
const PART_WITHIN_MS = 5_000
const SILENT = Symbol('silent')

async function orNull<Value>(part: string, collect: () => Promise<Value>): Promise<Value | null> {
  try {
    const collected = await answerWithin(PART_WITHIN_MS, collect(), SILENT)
    if (collected !== SILENT) return collected
    log.info('debug', 'no answer', { part })
    return null
  } catch (error) {
    log.info('debug', 'could not collect', { part, error: String(error) })
    return null
  }
}
