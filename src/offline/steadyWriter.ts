import { pageLife } from '#domain/pageLife.ts'

/** How soon a change is stored after it was made, ms: a spell of typing is one write. */
const STORED_AFTER_MS = 300
/** Not even steady work puts it off for longer, ms. */
const STORED_WITHIN_MS = 1_000

/** How what is being worked on stands. `failed`: the device refuses storage, and the screen has the only version. */
export type Keeping = 'kept' | 'writing' | 'failed'

/** What is being worked on. `Refusal` names why some of it can’t be stored although the device would. */
export interface Work<Refusal extends string> {
  readonly keeping: () => Keeping | Refusal
  readonly tell: (keeping: Keeping | Refusal) => void
  /** Whether all that is on the screen is stored. */
  readonly isKept: () => boolean
  /** Whether nothing is stored any more, as after it was removed. */
  readonly isEnded: () => boolean
  /** Stores what is on the screen; resolves to why it isn’t, or to null. Rejects where the device refuses. */
  readonly store: () => Promise<Refusal | null>
  /** The device refuses: called once until it stores again. */
  readonly onRefused?: () => void
  /**
   * What outlives a page that is gone before its last write ends. `putDown` keeps what isn’t stored within its call, when
   * the page is hidden or left; `forget` is called once all of it is stored.
   */
  readonly left?: { readonly putDown: () => void; readonly forget: () => void }
  /** Called behind each write with which the page is left or the work is closed. Never rejects. */
  readonly onLeave?: () => Promise<void>
  /** Called once nothing was changed for so long, ms, and when the work is closed before. */
  readonly pause?: { readonly afterMs: number; readonly onPause: () => void }
}

export interface SteadyWriter {
  /** Something was changed, maybe back. */
  readonly changed: () => void
  /** Stores now what isn’t yet. Never rejects. */
  readonly flush: () => Promise<void>
  /** The page is being left: puts down what isn’t stored, and stores it. Never rejects. */
  readonly leave: () => Promise<void>
  /** Does something behind the present write and before the next; resolves or rejects as that does. */
  readonly after: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** Stores what isn’t yet and ends. */
  readonly close: () => void
}

/**
 * Stores what is being worked on: soon after each change, within a second of steady work, and when the page is left. One
 * write follows the other.
 */
export function createSteadyWriter<Refusal extends string = never>(work: Work<Refusal>): SteadyWriter {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let unkeptSince: number | null = null
  let isPaused = true
  let isPutDown = false
  let writing = Promise.resolve()

  function say(keeping: Keeping | Refusal): void {
    if (work.keeping() !== keeping) work.tell(keeping)
  }

  function changed(): void {
    // What is taken back before it was stored is kept again: the planned write says so.
    if (work.isEnded() || (work.isKept() && work.keeping() === 'kept')) return
    unkeptSince ??= Date.now()
    clearTimeout(timer)
    const left = STORED_WITHIN_MS - (Date.now() - unkeptSince)
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(STORED_AFTER_MS, left)))
    if (work.keeping() === 'kept') work.tell('writing')
    if (work.pause === undefined) return
    isPaused = false
    clearTimeout(pause)
    pause = setTimeout(rest, work.pause.afterMs)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    writing = writing.then(write)
    return writing
  }

  async function write(): Promise<void> {
    if (work.isEnded()) return
    unkeptSince = null
    if (work.isKept()) {
      pickUp()
      return say('kept')
    }
    try {
      const refusal = await work.store()
      if (refusal !== null) return say(refusal)
      if (work.isKept()) pickUp()
      if (work.isEnded()) return
      say(work.isKept() ? 'kept' : 'writing')
      changed()
    } catch {
      if (work.keeping() !== 'failed') work.onRefused?.()
      say('failed')
    }
  }

  function rest(): void {
    clearTimeout(pause)
    if (isPaused) return
    isPaused = true
    void flush()
    work.pause?.onPause()
  }

  /** What was put down is stored. */
  function pickUp(): void {
    if (isPutDown) work.left?.forget()
    isPutDown = false
  }

  async function leave(): Promise<void> {
    if (!work.isKept() && !work.isEnded()) {
      isPutDown = true
      work.left?.putDown()
    }
    await flush()
    await work.onLeave?.()
  }

  const onLeave = () => void leave()
  const stopLife = pageLife.subscribe(onLeave)
  // A page that is left stores nothing any more.
  globalThis.addEventListener('beforeunload', onLeave)

  return {
    changed,
    flush,
    leave,
    after(task) {
      const done = writing.then(task)
      writing = done.then(
        () => undefined,
        () => undefined,
      )
      return done
    },
    close() {
      void leave()
      rest()
      stopLife()
      globalThis.removeEventListener('beforeunload', onLeave)
    },
  }
}
