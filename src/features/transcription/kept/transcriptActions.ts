import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { EMPTY_TRANSCRIPT } from '#domain/transcript/emptyTranscript.ts'
import { glimpseOf } from '#domain/transcript/glimpseOf.ts'
import { packTranscript, unpackTranscript } from '#domain/transcript/packTranscript.ts'
import { database } from '#offline/openDatabase.ts'
import { addTranscript } from '#offline/transcripts/keepTranscript.ts'
import {
  bringTranscriptBack,
  duplicateTranscript,
  removeTranscript,
  renameTranscript,
} from '#offline/transcripts/transcriptCommands.ts'
import { type KeptSound, keepSound } from '#offline/transcripts/transcriptSound.ts'
import type { TranscriptVersionRow } from '#offline/transcripts/transcriptRows.ts'
import { restoreTranscriptVersion } from '#offline/transcripts/transcriptVersions.ts'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { heldSounds } from './heldSounds.ts'
import { takeTranscriptFile } from './takeTranscriptFile.ts'

// What a press does to stored transcripts, and what is said of it. Comes with the first press.

const unchanged = (i18n: I18n) => tellNotKept(i18n, i18n._(msg`Nic się nie zmieniło`))

const EMPTY = { packed: packTranscript(EMPTY_TRANSCRIPT), glimpse: '', sound: null, title: null }

/** Files that begin a transcript by their words and not by their sound. */
const WORDS = /\.(?:srt|vtt|json|txt)$/iu

/** Begins a transcript of a file of sound, film or words; resolves to its id, null where it can’t be read or kept, which is said. */
export function takeIn(i18n: I18n, file: File): Promise<string | null> {
  return WORDS.test(file.name) ? takeTranscriptFile(i18n, file) : beginWithSound(i18n, file)
}

async function beginWithSound(i18n: I18n, file: File): Promise<string | null> {
  if (file.type !== '' && !/^(?:audio|video)\//u.test(file.type)) {
    showToast({
      type: 'error',
      title: i18n._(msg`Tego pliku nie otworzymy`),
      message: i18n._(msg`Otwieramy nagrania, filmy i pliki zapisu: SRT, VTT, TXT i JSON.`),
    })
    return null
  }
  try {
    const db = await database()
    const id = await addTranscript(db, EMPTY)
    const facts = { name: file.name, mimeType: file.type, bytes: file.size, durationMs: null }
    // It plays from the file until the page is closed, whatever becomes of its keeping.
    heldSounds.set(id, file)
    const kept = await keepSound(db, id, { blob: file, facts })
    if (kept === 'kept') heldSounds.delete(id)
    tellSound(i18n, kept)
    return id
  } catch {
    tellNotKept(i18n, i18n._(msg`Nie otworzyliśmy pliku`))
    return null
  }
}

/** Says what became of a recording, where it wasn’t kept. */
export function tellSound(i18n: I18n, kept: KeptSound): void {
  if (kept !== 'no-room') return
  showToast({
    type: 'warning',
    title: i18n._(msg`Na nagranie nie ma miejsca na urządzeniu`),
    message: i18n._(
      msg`Zapis się zachowa. Nagranie działa do zamknięcia strony, potem poprosimy o ten sam plik.`,
    ),
    duration: 0,
  })
}

/** Begins a transcript without a recording; resolves to its id, null where nothing was stored, which is said. */
export async function beginEmpty(i18n: I18n): Promise<string | null> {
  try {
    return await addTranscript(await database(), EMPTY)
  } catch {
    tellNotKept(i18n, i18n._(msg`Zapis nie powstał`))
    return null
  }
}

/** Makes a second transcript of one; resolves to its id, null where nothing was stored, which is said. */
export async function copyStored(i18n: I18n, id: string, title: string): Promise<string | null> {
  try {
    return await duplicateTranscript(await database(), id, i18n._(msg`${title} (kopia)`))
  } catch {
    unchanged(i18n)
    return null
  }
}

/** Gives a transcript a title, or with an empty one none. Says where that wasn’t stored. */
export async function giveTitle(i18n: I18n, id: string, title: string): Promise<void> {
  try {
    await renameTranscript(await database(), id, title)
  } catch {
    unchanged(i18n)
  }
}

/** Takes a transcript with its recording away and offers to bring it back. */
export async function dropTranscript(i18n: I18n, id: string, title: string): Promise<void> {
  try {
    const db = await database()
    const removed = await removeTranscript(db, id)
    if (removed === null) return
    const bringBack = () => bringTranscriptBack(db, removed).catch(() => unchanged(i18n))
    showToast({
      type: 'info',
      title: i18n._(msg`Usunięto zapis i nagranie`),
      message: title,
      action: { label: i18n._(msg`Cofnij`), onAction: () => void bringBack() },
    })
  } catch {
    unchanged(i18n)
  }
}

/** Puts a version in place of its transcript, and says so. */
export async function goBackTo(i18n: I18n, { id, text }: TranscriptVersionRow): Promise<void> {
  const transcript = unpackTranscript(text)
  if (transcript === null) return unchanged(i18n)
  try {
    await restoreTranscriptVersion(await database(), id, glimpseOf(transcript))
    showToast({
      type: 'success',
      title: i18n._(msg`Przywrócono wersję`),
      message: i18n._(msg`To, co było przed chwilą, też jest w wersjach.`),
    })
  } catch {
    unchanged(i18n)
  }
}
