import wordsAddress from '#domain/text/spelling/polishWords.bin?url'
import type { ToWorker } from './questions.ts'
import { serveQuestions } from './serveQuestions.ts'

/** Fetches the words of the dictionary. Throws without a network where nobody has kept them. */
async function fetchWords(): Promise<Uint8Array> {
  const answer = await fetch(wordsAddress)
  if (!answer.ok) throw new Error(`no dictionary: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

const serve = serveQuestions(fetchWords, (message) => postMessage(message))
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => serve(data))
