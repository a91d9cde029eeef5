import { once } from 'node:events'
import { join } from 'node:path'
import * as z from 'zod'
import { freePort } from '../../support/productProcess.ts'
import {
  callSource,
  type ConsoleMessage,
  type EngineWindow,
  FRAMES,
  jsonOfCall,
  KEY_CODES,
  keyActions,
  pressActions,
  type WindowOptions,
} from './engineWindow.ts'
import { endOwn, freshProfile, printed, removeProfile, startOwn } from './ownProcesses.ts'

/** The programs that WebKit is started by. */
export interface WebkitPrograms {
  readonly driver: string
  /** A Python that knows GTK. */
  readonly python: string
  readonly display: string
}

/** How long the driver may take to answer, ms: a busy machine is slow, not wrong. */
const PATIENCE_MS = 90_000

/** A window shows what goes into it without the bars of a desktop; both frames fit onto it. */
const SCREEN = '1400x1000x24'

const answer = z.object({ value: z.unknown() })
const driverError = z.object({ error: z.string(), message: z.string() })
const session = z.object({ sessionId: z.string() })
const outcomeSchema = z.union([
  z.object({ pending: z.literal(true) }),
  z.object({ failed: z.string() }),
  z.object({ json: z.nullish(z.string()) }),
])
const element = z.record(z.string(), z.string())

/** How long a script that only begins something may take, ms. */
const BEGINNING_MS = 4_000

/**
 * Begins a call in the page once, and tells what it has come to so far. After a load the driver now and then never
 * answers; then it is asked again, and must not begin the call twice.
 */
const OUTCOME = `function outcomeOf(number, call) {
  const outcomes = (globalThis.iskraOutcomes ??= new Map())
  if (!outcomes.has(number)) {
    outcomes.set(number, { pending: true })
    call().then(
      (json) => outcomes.set(number, { json }),
      (error) => outcomes.set(number, { failed: String(error) }),
    )
  }
  return outcomes.get(number)
}`

/** WebKitGTK, by its WebDriver, in a small program of ours with a profile that stays over loads (`webkitWindow.py`). */
export async function openWebkit(
  programs: WebkitPrograms,
  { frame, isStorageBlocked }: WindowOptions,
): Promise<EngineWindow> {
  const profile = freshProfile('webkit')
  // It takes a number that is free, and says which.
  const display = startOwn(programs.display, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'])
  const ends = [() => endOwn(display)]
  const end = async () => {
    for (const each of ends.toReversed()) await each()
    removeProfile(profile)
  }
  try {
    const number = await printed(display, /^(\d+)$/m)
    const port = await freePort()
    const driver = startOwn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      // With a graphics card or without, its surfaces are composed as on a phone.
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      XDG_RUNTIME_DIR: profile,
      TZ: 'Europe/Warsaw',
    })
    ends.push(() => endOwn(driver))
    const messages: ConsoleMessage[] = []
    const hear = (chunk: Buffer) => void messages.push(...messagesIn(chunk.toString()))
    driver.stdout?.on('data', hear)
    driver.stderr?.on('data', hear)
    const { width, height } = FRAMES[frame]
    const wire = new Wire(`http://127.0.0.1:${port}`)
    await wire.isThere(once(driver, 'exit'))
    const options = {
      binary: programs.python,
      args: [
        join(import.meta.dirname, 'webkitWindow.py'),
        `--profile=${profile}`,
        `--width=${width}`,
        `--height=${height}`,
        ...(isStorageBlocked ? ['--blocked-storage'] : []),
      ],
    }
    await wire.begin({ pageLoadStrategy: 'eager', 'webkitgtk:browserOptions': options })
    ends.push(() => wire.end())
    return windowOf(wire, messages, end)
  } catch (error) {
    await end()
    throw error
  }
}

function windowOf(wire: Wire, messages: readonly ConsoleMessage[], end: () => Promise<void>): EngineWindow {
  let calls = 0
  const call = async (source: string) => {
    calls += 1
    const script = `${OUTCOME}; return outcomeOf(${calls}, () => ${source})`
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      const told = await wire
        .send('POST', '/execute/sync', { script, args: [] }, BEGINNING_MS)
        .catch(nullWhenTooSlow)
      const outcome = told === null ? { pending: true } : outcomeSchema.parse(told)
      if ('failed' in outcome) throw new Error(outcome.failed)
      if ('json' in outcome) return outcome.json
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('what was asked of the page has not come to an end')
  }
  const act = async (actions: unknown) => void (await wire.send('POST', '/actions', { actions }))
  // The driver's own command waits for a document, which doesn't come where the step is one of the page itself.
  const travel = async (way: 'back' | 'forward') => {
    const script = `setTimeout(() => history.${way}())`
    await wire.send('POST', '/execute/sync', { script, args: [] })
  }
  return {
    engine: 'webkit',
    go: async (url) => void (await wire.send('POST', '/url', { url })),
    back: () => travel('back'),
    forward: () => travel('forward'),
    reload: async () => void (await wire.send('POST', '/refresh', {})),
    evaluate: async (asked, ...args) => JSON.parse(jsonOfCall(await call(callSource(asked, args)))),
    run: async (script) => void (await call(`(async () => {${script}\n})()`)),
    press: (x, y) => act(pressActions(x, y)),
    type: (text) => act(keyActions(Array.from(text))),
    key: (key) => act(keyActions([KEY_CODES[key]])),
    chooseFiles: async (selector, paths) => {
      const found = await wire.send('POST', '/element', { using: 'css selector', value: selector })
      const [id] = Object.values(element.parse(found))
      await wire.send('POST', `/element/${id}/value`, { text: paths.join('\n') })
    },
    screenshot: async () => Buffer.from(z.string().parse(await wire.send('GET', '/screenshot')), 'base64'),
    console: () => messages,
    close: end,
  }
}

function nullWhenTooSlow(error: unknown): null {
  if (error instanceof DOMException && error.name === 'TimeoutError') return null
  throw error
}

/** A session of WebDriver over HTTP. */
class Wire {
  readonly #driver: string
  #session = ''

  constructor(driver: string) {
    this.#driver = driver
  }

  /** Resolves once the driver answers. */
  async isThere(ended: Promise<unknown>): Promise<void> {
    let hasEnded = false
    void ended.then(() => (hasEnded = true))
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const answered = await fetch(`${this.#driver}/status`).catch(() => null)
      if (answered?.ok === true) return
      if (hasEnded || Date.now() > deadline) throw new Error('the driver of WebKit did not start')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async begin(alwaysMatch: object): Promise<void> {
    const begun = await this.#call('POST', '/session', { capabilities: { alwaysMatch } })
    this.#session = `/session/${session.parse(begun).sessionId}`
    await this.send('POST', '/timeouts', { script: PATIENCE_MS, pageLoad: PATIENCE_MS })
  }

  /** Lets the browser close; a browser that doesn't is ended with its driver. */
  async end(): Promise<void> {
    await fetch(this.#driver + this.#session, {
      method: 'DELETE',
      signal: AbortSignal.timeout(3_000),
    }).catch(() => undefined)
  }

  send(method: string, path: string, body?: object, within = PATIENCE_MS): Promise<unknown> {
    return this.#call(method, this.#session + path, body, within)
  }

  async #call(method: string, path: string, body?: object, within = PATIENCE_MS): Promise<unknown> {
    const response = await fetch(this.#driver + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(within),
    })
    const { value } = answer.parse(await response.json())
    const failed = driverError.safeParse(value)
    if (!response.ok) throw new Error(failed.success ? `${failed.data.error}: ${failed.data.message}` : path)
    return value
  }
}

const PRINTED = /CONSOLE (?:[A-Z]+ )?(ERROR|WARN|LOG|INFO|DEBUG) (.*)$/

const LEVELS: Readonly<Record<string, ConsoleMessage['level']>> = { ERROR: 'error', WARN: 'warning' }

/** WebKit prints what the console says: `http://…:1:2: CONSOLE JS ERROR …`. */
function messagesIn(output: string): ConsoleMessage[] {
  return output.split('\n').flatMap((line) => {
    const [, level = '', text] = PRINTED.exec(line) ?? []
    return text === undefined ? [] : [{ level: LEVELS[level] ?? 'other', text }]
  })
}
