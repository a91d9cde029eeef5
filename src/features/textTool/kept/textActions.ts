import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MOST_TEXT_CHARACTERS } from '#domain/text/textBounds.ts'
import { database } from '#offline/openDatabase.ts'
import { addText } from '#offline/texts/keepText.ts'
import { learnWord } from '#offline/texts/ownWords.ts'
import { restoreText, duplicateText, removeText, renameText } from '#offline/texts/textCommands.ts'
import { restoreVersion } from '#offline/texts/textVersions.ts'
import { createFormat } from '#i18n/format.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { readTextFile } from './textFile.ts'

// What a press does to stored texts, and what is said of it. Comes with the first press.

const unchanged = (i18n: I18n) => tellNotKept(i18n, i18n._(msg`Nic się nie zmieniło`))

/** Opens a file as a new text; resolves to its id, null where it can’t be read or kept, which is said. */
export async function takeFile(i18n: I18n, file: File): Promise<string | null> {
  const text = await readTextFile(file)
  if (text === null) {
    showToast({
      type: 'error',
      title: i18n._(msg`Tego pliku nie otworzymy`),
      message: i18n._(msg`Otwieramy pliki tekstowe: .txt i .md.`),
    })
    return null
  }
  if (text.length > MOST_TEXT_CHARACTERS) {
    const most = createFormat(languageOf(i18n.locale) ?? DEFAULT_LANGUAGE).number(MOST_TEXT_CHARACTERS)
    showToast({
      type: 'error',
      title: i18n._(msg`Ten plik jest za długi`),
      message: i18n._(msg`Jeden tekst może mieć najwyżej ${most} znaków. Podziel plik na części.`),
    })
    return null
  }
  try {
    return await addText(await database(), { text, title: file.name.replace(/\.[^.]+$/u, '') })
  } catch {
    tellNotKept(i18n, i18n._(msg`Nie otworzyliśmy pliku`))
    return null
  }
}

/** Makes a second text of one; resolves to its id, null where nothing was stored, which is said. */
export async function copyStored(i18n: I18n, id: string, title: string): Promise<string | null> {
  try {
    return await duplicateText(await database(), id, i18n._(msg`${title} (kopia)`))
  } catch {
    unchanged(i18n)
    return null
  }
}

/** Gives a text a title, or with an empty one none. Says where that wasn’t stored. */
export async function giveTitle(i18n: I18n, id: string, title: string): Promise<void> {
  try {
    await renameText(await database(), id, title)
  } catch {
    unchanged(i18n)
  }
}

/** Takes a text away and offers to bring it back. */
export async function dropText(i18n: I18n, id: string, title: string): Promise<void> {
  try {
    const db = await database()
    const removed = await removeText(db, id)
    if (removed === null) return
    const bringBack = () => restoreText(db, removed).catch(() => unchanged(i18n))
    showToast({
      type: 'info',
      title: i18n._(msg`Usunięto tekst`),
      message: title,
      action: { label: i18n._(msg`Cofnij`), onAction: () => void bringBack() },
    })
  } catch {
    unchanged(i18n)
  }
}

/** Puts a version in place of its text, and says so. */
export async function goBackTo(i18n: I18n, versionId: string): Promise<void> {
  try {
    await restoreVersion(await database(), versionId)
    showToast({
      type: 'success',
      title: i18n._(msg`Przywrócono wersję`),
      message: i18n._(msg`To, co było przed chwilą, też jest w wersjach.`),
    })
  } catch {
    unchanged(i18n)
  }
}

/** Keeps a word as right. Says where that wasn’t stored. */
export async function learn(i18n: I18n, word: string): Promise<void> {
  try {
    await learnWord(await database(), word)
  } catch {
    tellNotKept(i18n, i18n._(msg`Nie dodaliśmy słowa`))
  }
}
