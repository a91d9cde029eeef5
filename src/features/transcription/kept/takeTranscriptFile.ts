import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { readTranscript } from '#domain/transcript/files/readTranscript.ts'
import type { Refusal } from '#domain/transcript/files/refusal.ts'
import { glimpseOf } from '#domain/transcript/glimpseOf.ts'
import { packTranscript } from '#domain/transcript/packTranscript.ts'
import { database } from '#offline/openDatabase.ts'
import { addTranscript } from '#offline/transcripts/keepTranscript.ts'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'

const REFUSED: Readonly<Record<Refusal['code'], MessageDescriptor>> = {
  'not-text': msg`To nie jest plik tekstowy.`,
  empty: msg`Plik jest pusty.`,
  'not-transcript': msg`To nie jest plik naszego zapisu.`,
  newer: msg`Plik zrobiła nowsza wersja Iskry. Odśwież stronę i spróbuj jeszcze raz.`,
  'bad-time': msg`Czasu napisu nie da się odczytać.`,
  'too-long': msg`Nagranie ma więcej niż 10 godzin.`,
  'too-many': msg`Wypowiedzi jest za dużo na jeden zapis.`,
}

/** Larger files aren’t read: no transcript of ours is so large. */
const MOST_BYTES = 64_000_000

/** Begins a transcript of a file of subtitles, text or of ours; resolves to its id, null where it can’t be read or kept, which is said. */
export async function takeTranscriptFile(i18n: I18n, file: File): Promise<string | null> {
  const bytes = await file
    .slice(0, MOST_BYTES)
    .arrayBuffer()
    .catch(() => null)
  const read = bytes === null ? null : readTranscript(new Uint8Array(bytes), null)
  if (read?.kind !== 'read') {
    const refusal = read?.refusal
    const line = refusal?.line ?? null
    const why = i18n._(REFUSED[refusal?.code ?? 'not-text'])
    showToast({
      type: 'error',
      title: i18n._(msg`Tego pliku nie odczytamy`),
      message: line === null ? why : i18n._(msg`Linia ${line}: ${why}`),
    })
    return null
  }
  const { transcript } = read
  try {
    return await addTranscript(await database(), {
      packed: packTranscript(transcript),
      glimpse: glimpseOf(transcript),
      sound: null,
      title: file.name.replace(/\.[^.]+$/u, ''),
    })
  } catch {
    tellNotKept(i18n, i18n._(msg`Nie otworzyliśmy pliku`))
    return null
  }
}
