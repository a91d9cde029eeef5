import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { EngineWindow } from './drivers/engineWindow.ts'

const FOLDER = resolve('node_modules/.tmp/engines')

/** How much of a page that a journey failed on is printed. */
const MAX_LINES = 60

/** Pictures of what a journey has seen, to be looked at side by side with those of the other engines. */
export class Album {
  readonly #window: EngineWindow
  readonly #journey: string
  #pictures = 0

  constructor(window: EngineWindow, journey: string) {
    this.#window = window
    this.#journey = journey
  }

  /** Keeps what the window shows as the journey's next picture. */
  async keep(): Promise<void> {
    this.#pictures += 1
    await this.#keepAs(String(this.#pictures))
  }

  /** Keeps and prints what stood there when the journey failed: where only the log is left, it is the only trace. */
  async keepFailed(title: string): Promise<void> {
    const { engine } = this.#window
    await this.#keepAs('failed').catch(() => undefined)
    const page = await this.#window
      .evaluate(pageInWords)
      .catch((error: unknown) => `cannot be read: ${String(error)}`)
    const lines = page.split('\n').filter((line) => line.trim() !== '')
    const errors = this.#window.console().filter(({ level }) => level === 'error')
    const told = [
      `the page in ${engine} when “${title}” failed:`,
      ...lines.slice(0, MAX_LINES),
      `${errors.length} errors in its console`,
      ...errors.slice(-5).map(({ text }) => text.slice(0, 300)),
    ]
    process.stdout.write(told.map((line) => `      ${line}\n`).join(''))
  }

  async #keepAs(name: string): Promise<void> {
    const folder = join(FOLDER, this.#window.engine)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${this.#journey}-${name}.png`), await this.#window.screenshot())
  }
}

/** Runs in the page: what can be read in what lies on top of it, and which locks it and others hold and wait for. */
async function pageInWords(): Promise<string> {
  const none: LockManagerSnapshot = {}
  // Where storage is refused, the page has none.
  const { held = [], pending = [] } =
    'locks' in navigator ? await navigator.locks.query().catch(() => none) : none
  const names = (locks: readonly LockInfo[]) => locks.map(({ name }) => name).join(' ')
  const top =
    document.querySelector<HTMLElement>('dialog[open]') ?? document.querySelector('main') ?? document.body
  return `${location.href}\nlocks held: ${names(held)}; waited for: ${names(pending)}\n${top.innerText}`
}
