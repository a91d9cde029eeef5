import wordsAddress from '#domain/text/spelling/polishWords.bin?url'
import { log } from '#domain/log.ts'
import { type KnownWords, knownWordsOf } from '#domain/transcript/completion/knownWords.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'

/** What a begun word may become, the likeliest first. */
export type Completer = (beginning: string, transcript: Transcript) => readonly string[]

const NOTHING: Completer = () => []
let loading: Promise<Completer> | null = null

/** The completion of Polish words, fetched once. Where its dictionary can’t be had it proposes nothing, and is fetched anew next time. */
export function loadCompleter(): Promise<Completer> {
  loading ??= fetchCompleter().catch((error: unknown) => {
    log.info('transcription', 'the dictionary can’t be fetched', { reason: String(error) })
    loading = null
    return NOTHING
  })
  return loading
}

async function fetchCompleter(): Promise<Completer> {
  const [{ completeWord }, { openDictionary }, answer] = await Promise.all([
    import('#domain/transcript/completion/completeWord.ts'),
    import('#domain/text/spelling/openDictionary.ts'),
    fetch(wordsAddress),
  ])
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  const dictionary = openDictionary(new Uint8Array(await answer.arrayBuffer()))
  return (beginning, transcript) => completeWord(beginning, dictionary, wordsOf(transcript))
}

let counted: { readonly passages: number; readonly known: KnownWords } | null = null

/** The words of a transcript; counted anew once passages were added or taken, and not with each letter. */
function wordsOf(transcript: Transcript): KnownWords {
  const passages = transcript.passages.length
  if (counted?.passages !== passages) counted = { passages, known: knownWordsOf(transcript) }
  return counted.known
}
