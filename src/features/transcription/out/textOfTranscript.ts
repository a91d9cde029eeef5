import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MOST_TEXT_CHARACTERS } from '#domain/text/textBounds.ts'
import { textOf } from '#domain/transcript/textOf.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import { database } from '#offline/openDatabase.ts'
import { addText } from '#offline/texts/keepText.ts'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'

// Comes with the press.

/** Makes a text of the text tool of a transcript: each passage a paragraph. Resolves to its id, null where nothing was stored, which is said. */
export async function textOfTranscript(
  i18n: I18n,
  { passages }: Transcript,
  title: string,
): Promise<string | null> {
  const paragraphs = passages.map(textOf).filter((paragraph) => paragraph !== '')
  const text = paragraphs.join('\n\n')
  if (text.length > MOST_TEXT_CHARACTERS) {
    showToast({
      type: 'error',
      title: i18n._(msg`Ten zapis jest za długi na jeden tekst`),
      message: i18n._(msg`Pobierz go jako TXT albo DOCX.`),
    })
    return null
  }
  try {
    return await addText(await database(), { text, title })
  } catch {
    tellNotKept(i18n, i18n._(msg`Tekst nie powstał`))
    return null
  }
}
