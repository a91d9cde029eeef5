import { type ChildProcess, fork } from 'node:child_process'
import { Socket } from 'node:net'
import { MALLOC_SETTINGS, V8_OPTIONS } from '#server/platform/process/giveMemoryBack.ts'
import { EngineFailure } from '../../engine.ts'
import { type HeardSound, type Order, type Report, reportSchema } from './protocol.ts'

/** Weights of a gigabyte come from a slow disk in less, ms. */
const LOADING_MOST_MS = 180_000
/** JavaScript's own memory: a window of sound and the words so far. Weights take their room beside it. */
const HEAP_MB = 256
/** Of what the library says the end tells why, in characters. */
const SAID_MOST = 600
/** A program finds its libraries by these. Nothing else of the server's environment is of use there: it holds secrets. */
const HANDED_ON = [
  'PATH',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'SYSTEMROOT',
  'TMPDIR',
  'TEMP',
  'TZ',
] as const

/** A process that recognises speech. It gets one order at a time. */
export interface Hired {
  /** Resolves when its weights are loaded; rejects with an EngineFailure. */
  readonly ready: Promise<void>
  /** Rejects with an EngineFailure; with a passing one when the process ends meanwhile. */
  hear(
    sound: { readonly path: string; readonly mostMs: number },
    onProgress: (percent: number) => void,
  ): Promise<HeardSound>
  isAlive(this: void): boolean
  dismiss(this: void): void
}

const SCRIPT = new URL('./speechProcess.ts', import.meta.url)

/** Starts a process that loads the weights of `config`. */
export function hireProcess(config: object, script: URL = SCRIPT): Hired {
  const child = fork(script, [], {
    execArgv: [...V8_OPTIONS, `--max-old-space-size=${HEAP_MB}`],
    env: { ...MALLOC_SETTINGS, ...handedOn() },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const said = lastWordsOf(child)
  // A pipe would keep this process alive; the child's orders do so while somebody waits.
  if (child.stderr instanceof Socket) child.stderr.unref()
  let current: Waiting | null = null
  let isAlive = true

  const end = (cause: Error) => {
    isAlive = false
    current?.reject(cause)
    current = null
  }
  child.on('error', end)
  child.on('exit', () => {
    isAlive = false
  })
  // By now all that it said has come.
  child.on('close', () => end(new Error(said())))
  child.on('message', (message) => {
    const report = reportSchema.safeParse(message)
    if (report.data?.kind === 'progress') return current?.onProgress(report.data.percent)
    if (report.success) current?.resolve(report.data)
    else current?.reject(report.error)
    current = null
  })

  /** The answer to an order, which keeps this process alive; without one it may end. */
  async function give(order: Order, onProgress: (percent: number) => void): Promise<LastReport> {
    const { promise, resolve, reject } = Promise.withResolvers<LastReport>()
    if (!isAlive) throw new Error(said())
    current = { onProgress, resolve, reject }
    child.ref()
    child.channel?.ref()
    child.send(order, (error) => {
      if (error !== null) reject(error)
    })
    try {
      return await promise
    } finally {
      child.unref()
      child.channel?.unref()
    }
  }

  const dismiss = () => {
    isAlive = false
    child.kill('SIGKILL')
  }

  async function load(): Promise<void> {
    const timer = setTimeout(dismiss, LOADING_MOST_MS).unref()
    try {
      const report = await give({ kind: 'load', config: { ...config } }, () => undefined)
      if (report.kind === 'failed') throw new Error(report.message)
    } catch (error) {
      dismiss()
      throw failureOf('unavailable', 'the weights can’t be loaded', error)
    } finally {
      clearTimeout(timer)
    }
  }

  const ready = load()
  // Whoever gives the first order is told.
  ready.catch(() => undefined)
  return {
    ready,
    async hear(sound, onProgress) {
      await ready
      const report = await give({ kind: 'hear', ...sound }, onProgress).catch((error: unknown) => {
        throw failureOf('broken', 'the recognition ended', error)
      })
      if (report.kind === 'heard') return report.heard
      throw report.kind === 'failed'
        ? new EngineFailure(report.code, report.message)
        : new EngineFailure('broken', 'the recognition answered something else')
    },
    isAlive: () => isAlive,
    dismiss,
  }
}

function handedOn(): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(HANDED_ON.map((name) => [name, process.env[name]]))
}

type LastReport = Exclude<Report, { kind: 'progress' }>

interface Waiting {
  readonly onProgress: (percent: number) => void
  readonly resolve: (report: LastReport) => void
  readonly reject: (error: Error) => void
}

/** What a process wrote last to its error output. */
function lastWordsOf(child: ChildProcess): () => string {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (more: string) => {
    said = (said + more).slice(-SAID_MOST)
  })
  return () => said.trim().replaceAll(/\s+/gu, ' ')
}

function failureOf(code: 'unavailable' | 'broken', what: string, cause: unknown): EngineFailure {
  const why = cause instanceof Error ? cause.message : String(cause)
  // A process that was killed in the midst may do better another time; weights that don't load never do.
  return new EngineFailure(code, why === '' ? what : `${what}: ${why}`, {
    isPassing: code === 'broken',
    cause,
  })
}
