import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { INHERITED_ENVIRONMENT } from './inheritedEnvironment.ts'

/** Below the ports that systems give to outgoing connections: none of those takes one of these between stop and start. */
const PORTS = { first: 10_000, end: 32_000 }

/** Browsers and `fetch` refuse to call it. */
const NEVER_CALLED: ReadonlySet<number> = new Set([10_080])

/** A port that is free now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.end)
    if (!NEVER_CALLED.has(port) && (await isFree(port))) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isListening = new Promise<boolean>((resolve) => {
    server.once('listening', () => resolve(true))
    server.once('error', () => resolve(false))
  })
  server.listen(port, '127.0.0.1')
  if (!(await isListening)) return false
  server.close()
  await once(server, 'close')
  return true
}

/**
 * The whole product as a real process, as `npm start` runs it, on one port that it keeps over stops and
 * starts. `stop` ends it by signal and waits; `kill` ends it at once, as a crash would.
 */
export class ProductProcess {
  readonly port: number
  readonly origin: string
  readonly #dataDirectory: string
  readonly #environment: Record<string, string>
  readonly #arguments: readonly string[]
  #child: ChildProcess | null = null
  #output = ''
  #ownEnd: string | null = null

  /** `more` are further arguments of the start, for example where the built page lies. */
  constructor(
    port: number,
    dataDirectory: string,
    environment: Record<string, string> = {},
    more: readonly string[] = [],
  ) {
    this.port = port
    this.origin = `http://localhost:${port}`
    this.#dataDirectory = dataDirectory
    this.#environment = environment
    this.#arguments = more
  }

  /** Its number while it runs. Throws while it doesn't. */
  get pid(): number {
    const pid = this.#child?.pid
    if (pid === undefined) throw new Error('the product does not run')
    return pid
  }

  /** All that the process has printed. */
  get output(): string {
    return this.#output
  }

  /** How the process ended by itself, not stopped or killed, with its last output; null when it didn't. */
  get ownEnd(): string | null {
    return this.#ownEnd
  }

  /** Starts the process, with `more` of an environment, and resolves once `/api/health` answers 200. */
  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    if (this.#child) throw new Error('already started')
    const child = spawn(process.execPath, ['server/start.ts', '--no-build', ...this.#arguments], {
      env: {
        ...INHERITED_ENVIRONMENT,
        ...this.#environment,
        ...more,
        PORT: String(this.port),
        DATA_DIR: this.#dataDirectory,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    const keep = (chunk: Buffer) => {
      this.#output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('exit', (code, signal) => {
      if (this.#child !== child) return
      this.#ownEnd = `ended by itself (${signal ?? code}):\n${this.#output.slice(-2_000)}`
    })
    const deadline = Date.now() + 180_000
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`the product did not start:\n${this.#output}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/api/health`)).status === 200
    } catch {
      return false
    }
  }

  /** Ends the process by SIGTERM; resolves with its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  /** Ends the process by SIGKILL, as a crash would. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL')
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (!child) return null
    this.#child = null
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }
}
