import wordsAddress from '#domain/text/spelling/polishWords.bin?url'
import { log } from '#domain/log.ts'
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
    import('#domain/transcript/completeWord.ts'),
    import('#domain/text/spelling/openDictionary.ts'),
    fetch(wordsAddress),
  ])
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  const dictionary = openDictionary(new Uint8Array(await answer.arrayBuffer()))
  return (beginning, transcript) => completeWord(beginning, dictionary, wordsOf(transcript))
}

let counted: { readonly of: Transcript['passages']; readonly known: ReadonlyMap<string, number> } | null =
  null

/** How often each word stands in a transcript; counted anew once passages were added or taken. */
function wordsOf({ passages }: Transcript): ReadonlyMap<string, number> {
  if (counted !== null && counted.of.length === passages.length) return counted.known
  const known = new Map<string, number>()
  for (const { words } of passages) {
    for (const { text } of words) {
      const word = text.toLowerCase().replaceAll(/[^\p{L}\p{M}-]/gu, '')
      if (word !== '') known.set(word, (known.get(word) ?? 0) + 1)
    }
  }
  counted = { of: passages, known }
  return known
}
