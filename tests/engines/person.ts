import { setTimeout as pass } from 'node:timers/promises'
import type { Album } from './album.ts'
import type { EngineWindow, Key } from './drivers/engineWindow.ts'
import type { ElementState, Meant as MeantInPage, Wording } from './page/finder.ts'
import { askFinder } from './page/givenFinder.ts'

/** Something on the screen: the first in sight of its role and name; `text` is the role of words that have no other. */
export interface Meant {
  readonly role: string
  readonly name?: string | RegExp
  /** What can be read in it. */
  readonly holding?: string | RegExp
  readonly within?: Meant
}

/** How long a person waits for what should come, ms: a busy machine is slow, not wrong. */
const PATIENCE_MS = 40_000

const EACH_MS = 100

/** How long letters may take to stand in their field, ms, and how often a person types them. */
const TYPED_MS = 4_000
const TRIES_TO_TYPE = 3

/** How a person walks in a window, the same in every engine: by what they read, with the engine's own input. */
export class Person {
  readonly window: EngineWindow
  readonly origin: string
  readonly #album: Album

  constructor(window: EngineWindow, origin: string, album: Album) {
    this.window = window
    this.origin = origin
    this.#album = album
  }

  /** Opens a path of the product by a full load. */
  open(path: string): Promise<void> {
    return this.window.go(this.origin + path)
  }

  /** Presses something, once it is there and can be pressed. */
  async press(role: string, name?: string | RegExp, within?: Meant): Promise<void> {
    const meant = meantBy(role, name, within)
    let because = ''
    const isPressed = await this.#within(PATIENCE_MS, async () => {
      const trouble = await this.#tryPress(meant)
      because = trouble ?? ''
      return trouble === null
    })
    if (!isPressed) throw new Error(`${described(meant)} could not be pressed: ${because}`)
  }

  /** Presses something if it can be pressed at this moment; tells whether it was. */
  async pressNow(role: string, name?: string | RegExp, within?: Meant): Promise<boolean> {
    return (await this.#tryPress(meantBy(role, name, within))) === null
  }

  /** Null when it was pressed, else why it was not. */
  async #tryPress(meant: Meant): Promise<string | null> {
    const point = await askFinder(this.window, 'pressable', inPage(meant))
    if (point.is === 'not ready') return point.because
    await this.window.press(point.x, point.y)
    // Where it led to another document, there is nothing to be asked.
    const hasMissed = await askFinder(this.window, 'hasMissed').catch(() => false)
    return hasMissed ? 'it moved away from the press' : null
  }

  /** Types into the field of this label, in place of what stood there; again where letters got lost on the way. */
  async type(
    label: string | RegExp,
    text: string,
    { role = 'textbox', within }: FieldOptions = {},
  ): Promise<void> {
    const field = meantBy(role, label, within)
    const holdsText = async () => (await this.look(field))?.value === text
    for (let tries = 0; tries < TRIES_TO_TYPE; tries += 1) {
      await this.press(role, label, within)
      await askFinder(this.window, 'selectAll')
      await this.window.type(text)
      if (await this.#within(TYPED_MS, holdsText)) return
    }
    const { value } = (await this.look(field)) ?? { value: 'nothing' }
    throw new Error(`${described(field)} holds “${value}” instead of “${text}”`)
  }

  /** Keeps a picture of the window. */
  photograph(): Promise<void> {
    return this.#album.keep()
  }

  key(key: Key): Promise<void> {
    return this.window.key(key)
  }

  /** Waits until something is in sight. */
  async sees(
    role: string,
    name?: string | RegExp,
    { within, patience = PATIENCE_MS }: SeeOptions = {},
  ): Promise<void> {
    const meant = meantBy(role, name, within)
    await this.until(described(meant), async () => (await this.look(meant)) !== null, patience)
  }

  /** Waits until something isn't in sight any more. */
  async seesNo(role: string, name?: string | RegExp, within?: Meant): Promise<void> {
    const meant = meantBy(role, name, within)
    await this.until(`no ${described(meant)}`, async () => (await this.look(meant)) === null)
  }

  /** Waits until a text can be read. */
  async reads(text: string | RegExp, { within, patience = PATIENCE_MS }: SeeOptions = {}): Promise<void> {
    const place = within === undefined ? undefined : inPage(within)
    await this.until(
      `the text ${String(text)}`,
      () => askFinder(this.window, 'reads', wording(text), ...(place === undefined ? [] : [place])),
      patience,
    )
  }

  /** Scrolls to something, once it is there. */
  async scrollTo(role: string, name?: string | RegExp, within?: Meant): Promise<void> {
    const meant = meantBy(role, name, within)
    await this.until(described(meant), () => askFinder(this.window, 'scrollTo', inPage(meant)))
  }

  /** Waits until the first picture of this name can be seen. */
  async seesPicture(name?: string | RegExp, within?: Meant): Promise<void> {
    await this.scrollTo('img', name, within)
    const picture = meantBy('img', name, within)
    await this.until(`${described(picture)} to be drawn`, async () => {
      return (await this.look(picture))?.isDrawn === true
    })
  }

  /** What something in sight says of itself now; null when there is none. */
  look(meant: Meant): Promise<ElementState | null> {
    return askFinder(this.window, 'stateOf', inPage(meant))
  }

  /** How many of something are in sight now. */
  count(meant: Meant): Promise<number> {
    return askFinder(this.window, 'countOf', inPage(meant))
  }

  /** Waits until something holds; `what` says it. */
  async until(what: string, holds: () => Promise<boolean>, patience = PATIENCE_MS): Promise<void> {
    if (!(await this.#within(patience, holds))) throw new Error(`waited ${patience / 1000} s for ${what}`)
  }

  /** Whether `attempt` comes to a yes in time. A document that is being left has no answers: it is asked again. */
  async #within(patience: number, attempt: () => Promise<boolean>): Promise<boolean> {
    const deadline = Date.now() + patience
    for (;;) {
      try {
        if (await attempt()) return true
      } catch (error) {
        if (Date.now() > deadline) throw error
      }
      if (Date.now() > deadline) return false
      await pass(EACH_MS)
    }
  }
}

interface SeeOptions {
  readonly within?: Meant
  readonly patience?: number
}

interface FieldOptions {
  readonly role?: string
  readonly within?: Meant
}

function meantBy(role: string, name: string | RegExp | undefined, within: Meant | undefined): Meant {
  return { role, ...(name !== undefined && { name }), ...(within !== undefined && { within }) }
}

function inPage({ role, name, holding, within }: Meant): MeantInPage {
  return {
    role,
    ...(holding !== undefined && { holding: wording(holding) }),
    ...(name !== undefined && { name: wording(name) }),
    ...(within !== undefined && { within: inPage(within) }),
  }
}

function wording(text: string | RegExp): Wording {
  return typeof text === 'string' ? { text } : { pattern: text.source, flags: text.flags }
}

function described({ role, name, holding, within }: Meant): string {
  const words = name ?? holding
  const own = words === undefined ? role : `${role} “${String(words)}”`
  return within === undefined ? own : `${own} in ${described(within)}`
}
