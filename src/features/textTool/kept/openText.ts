import { newId } from '#domain/newId.ts'
import { pageLife } from '#domain/pageLife.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { keepText } from '#offline/texts/keepText.ts'
import { readText } from '#offline/texts/readTexts.ts'
import type { TextRow } from '#offline/texts/textRows.ts'
import { keepVersion } from '#offline/texts/textVersions.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { createTextDocument, type TextDocument } from '../document/textDocument.ts'

/** How soon a change is stored after it was made, ms: a spell of typing is one write. */
const KEPT_AFTER_MS = 300
/** Not even steady typing puts it off for longer, ms. */
const KEPT_WITHIN_MS = 1_000
/** Whoever types nothing for so long has paused: what they have is kept as a version, ms. */
const PAUSE_MS = 60_000

/** An edit that replaces more characters than a sentence has is a change of the whole. */
const LARGE_EDIT = 200

/** How an open text stands. */
export interface TextStanding {
  /** As this device has it; null before its first letter, and once it was removed. */
  readonly row: TextRow | null
  /**
   * `failed`: the device refuses storage. `too-long`: it has more characters than one text may. `gone`: it was removed,
   * or whoever wrote it has left this device. What is on the screen is all there is then.
   */
  readonly keeping: 'kept' | 'writing' | 'failed' | 'too-long' | 'gone'
}

/** What an open text tells besides how it stands. */
export interface TextListener {
  /** The device refuses to store it: told once until it stores again. */
  readonly onRefused: () => void
  /** Another tab has changed it at the same time: what that one had is among the versions. */
  readonly onBeside: () => void
}

export interface OpenText {
  readonly id: string
  /** To be written in. A press that changes several places of it, or a large one, keeps a version before. */
  readonly document: TextDocument
  readonly standing: ReadableStore<TextStanding>
  /** Stores now what isn’t yet. Never rejects. */
  readonly flush: () => Promise<void>
  /** Stores what is on the screen although the text was removed. Never rejects. */
  readonly keepAgain: () => Promise<void>
  /** Keeps a version of what is on the screen, because somebody asks for it; false where the device refuses. */
  readonly saveVersion: () => Promise<boolean>
  readonly close: () => void
}

/**
 * Opens a text for writing: every change of it is stored within a second and when the page is left, and what other tabs
 * store of it is followed. Null for `row` begins a new one, which is stored with its first letter.
 */
export function openText(db: IskraDatabase, row: TextRow | null, listener: TextListener): OpenText {
  const id = row?.id ?? newId()
  const document = createTextDocument(row?.text ?? '')
  const standing = createStore<TextStanding>({ row, keeping: 'kept' })
  let kept = document.getSnapshot().text
  let edition = row?.edition ?? 0
  let owner = row?.owner ?? null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let unkeptSince: number | null = null
  let isPaused = true
  let writing = Promise.resolve()

  const present = () => document.getSnapshot().text
  const tell = (change: Partial<TextStanding>) => standing.set({ ...standing.getSnapshot(), ...change })

  function schedule(): void {
    if (present() === kept || standing.getSnapshot().keeping === 'gone') return
    unkeptSince ??= Date.now()
    clearTimeout(timer)
    const left = KEPT_WITHIN_MS - (Date.now() - unkeptSince)
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(KEPT_AFTER_MS, left)))
    if (standing.getSnapshot().keeping === 'kept') tell({ keeping: 'writing' })
    isPaused = false
    clearTimeout(pause)
    pause = setTimeout(() => void rest(), PAUSE_MS)
  }

  /** One write after the other: each follows the edition of the one before. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    const text = present()
    writing = writing.then(() => write(text))
    return writing
  }

  async function write(text: string): Promise<void> {
    if (text === kept || standing.getSnapshot().keeping === 'gone') return
    unkeptSince = null
    try {
      const result = await keepText(db, { id, text, follows: edition, owner })
      if (result.kind !== 'kept') return tell({ keeping: result.kind })
      edition = result.edition
      owner = result.owner
      kept = text
      tell({ keeping: present() === text ? 'kept' : 'writing' })
      if (result.isBeside) listener.onBeside()
      schedule()
    } catch {
      if (standing.getSnapshot().keeping !== 'failed') listener.onRefused()
      tell({ keeping: 'failed' })
    }
  }

  /** Keeps a version after what is being written. Never rejects. */
  function version(text: string, reason: 'saved' | 'pause' | 'before-change'): Promise<boolean> {
    const keeping = writing.then(() =>
      keepVersion(db, { textId: id, text, reason }).then(
        () => true,
        () => false,
      ),
    )
    writing = keeping.then(() => undefined)
    return keeping
  }

  async function rest(): Promise<void> {
    clearTimeout(pause)
    if (isPaused) return
    isPaused = true
    void flush()
    await version(present(), 'pause')
  }

  /** Other tabs change it: their text takes the place of ours, which is stored and can be had back by one undo. */
  function adopt(next: TextRow): void {
    edition = next.edition
    owner = next.owner
    kept = next.text
    document.replaceText(next.text)
  }

  const stopFollowing = document.subscribe(schedule)
  const stopWatching = watchQuery(db, (stores) => readText(stores, id), {
    next: (next) => void follow(next),
    error: () => tell({ keeping: 'failed' }),
  })

  async function follow(next: TextRow | null): Promise<void> {
    await writing
    // What is changed here meanwhile finds it out when it is stored.
    if (next !== null && next.edition > edition && present() === kept) adopt(next)
    const wasThere = standing.getSnapshot().row !== null
    if (next === null && wasThere) tell({ row: null, keeping: 'gone' })
    if (next !== null) {
      // Back after it was removed: the same text goes on.
      const { keeping } = standing.getSnapshot()
      tell({ row: next, ...(keeping === 'gone' && { keeping: present() === kept ? 'kept' : 'writing' }) })
    }
  }

  const leave = () => void flush()
  const stopLife = pageLife.subscribe(leave)
  // A page that is left stores nothing any more.
  globalThis.addEventListener('beforeunload', leave)

  return {
    id,
    document: {
      ...document,
      edit(edits, selection) {
        if (edits.length > 1 || edits.some(({ from, to }) => to - from > LARGE_EDIT)) {
          void flush()
          void version(present(), 'before-change')
        }
        document.edit(edits, selection)
      },
    },
    standing,
    flush,
    async keepAgain() {
      kept = ''
      owner = null
      tell({ keeping: 'writing' })
      await flush()
    },
    saveVersion() {
      void flush()
      return version(present(), 'saved')
    },
    close() {
      void flush()
      void rest()
      clearTimeout(timer)
      stopFollowing()
      stopWatching()
      stopLife()
      globalThis.removeEventListener('beforeunload', leave)
    },
  }
}
