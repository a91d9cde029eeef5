import { newId } from '#domain/newId.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { leftTexts } from '#services/leftWork.ts'
import { createSteadyWriter, type Keeping } from '#offline/steadyWriter.ts'
import { keepText } from '#offline/texts/keepText.ts'
import { readText } from '#offline/texts/readTexts.ts'
import type { TextRow } from '#offline/texts/textRows.ts'
import { keepVersion } from '#offline/texts/textVersions.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { createTextDocument, type TextDocument } from '../document/textDocument.ts'

/** Whoever types nothing for so long has paused: what they have is kept as a version, ms. */
const PAUSE_MS = 60_000

/** An edit that replaces more characters than a sentence has is a change of the whole. */
const LARGE_EDIT = 200

/** How an open text stands. */
export interface TextStanding {
  /** As this device has it; null before its first letter, and once it was removed. */
  readonly row: TextRow | null
  /**
   * `too-long`: it has more characters than one text may. `gone`: it was removed, or whoever wrote it has left this device.
   * What is on the screen is all there is then.
   */
  readonly keeping: Keeping | 'too-long' | 'gone'
}

/** What an open text tells besides how it stands. */
export interface TextListener {
  /** The device refuses to store it: told once until it stores again. */
  readonly onRefused: () => void
  /** It has become too long to be stored: told once until it is stored again. */
  readonly onTooLong: () => void
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

  const present = () => document.getSnapshot().text
  const tell = (change: Partial<TextStanding>) => standing.set({ ...standing.getSnapshot(), ...change })

  const writer = createSteadyWriter<'too-long' | 'gone'>({
    keeping: () => standing.getSnapshot().keeping,
    tell(keeping) {
      tell({ keeping })
      if (keeping === 'too-long') listener.onTooLong()
    },
    isKept: () => present() === kept,
    isEnded: () => standing.getSnapshot().keeping === 'gone',
    store,
    onRefused: listener.onRefused,
    left: {
      putDown: () => leftTexts.putDown({ id, owner, follows: edition, content: present() }),
      forget: () => leftTexts.forget(id),
    },
    pause: { afterMs: PAUSE_MS, onPause: () => void version(present(), 'pause') },
  })

  async function store(): Promise<'too-long' | 'gone' | null> {
    const text = present()
    const result = await keepText(db, { id, text, follows: edition, owner })
    if (result.kind !== 'kept') return result.kind
    ;({ edition, owner } = result)
    kept = text
    if (result.isBeside) listener.onBeside()
    return null
  }

  /** Keeps a version after what is being written. Never rejects. */
  function version(text: string, reason: 'saved' | 'pause' | 'before-change'): Promise<boolean> {
    return writer.after(() =>
      keepVersion(db, { textId: id, text, reason }).then(
        () => true,
        () => false,
      ),
    )
  }

  /** Other tabs change it: their text takes the place of ours, which is stored and can be had back by one undo. */
  function adopt(next: TextRow): void {
    edition = next.edition
    owner = next.owner
    kept = next.text
    document.replaceText(next.text)
  }

  const stopFollowing = document.subscribe(writer.changed)
  const stopWatching = watchQuery(db, (stores) => readText(stores, id), {
    next: (next) => void writer.after(async () => follow(next)),
    error: () => tell({ keeping: 'failed' }),
  })

  function follow(next: TextRow | null): void {
    // What is changed here meanwhile finds it out when it is stored.
    if (next !== null && next.edition > edition && present() === kept) adopt(next)
    const wasThere = standing.getSnapshot().row !== null
    if (next === null && wasThere) tell({ row: null, keeping: 'gone' })
    if (next !== null) {
      // Back after it was removed: the same text goes on.
      const { keeping } = standing.getSnapshot()
      tell({ row: next, ...(keeping === 'gone' && { keeping: 'kept' }) })
      writer.changed()
    }
  }

  return {
    id,
    document: {
      ...document,
      edit(edits, selection) {
        if (edits.length > 1 || edits.some(({ from, to }) => to - from > LARGE_EDIT)) {
          void writer.flush()
          void version(present(), 'before-change')
        }
        document.edit(edits, selection)
      },
    },
    standing,
    flush: writer.flush,
    async keepAgain() {
      kept = ''
      owner = null
      tell({ keeping: 'writing' })
      await writer.flush()
    },
    saveVersion() {
      void writer.flush()
      return version(present(), 'saved')
    },
    close() {
      writer.close()
      stopFollowing()
      stopWatching()
    },
  }
}
