import { answerWithin, SILENT_AFTER_MS } from '#domain/browser/answerWithin.ts'
import type { ToldWords } from '#domain/transcript/deviceHeard.ts'
import { deviceRecognition, LANGUAGE } from './deviceSpeech.ts'

/**
 * Why it stopped hearing: the browser has no Polish pack or doesn't hear on the device; it was forbidden; the track can't
 * be heard; anything else.
 */
export type HearTrouble = 'no-pack' | 'not-allowed' | 'no-track' | 'failed'

export interface Hearing {
  /** Ends with what is being said; resolves when the last words are told. */
  readonly stop: () => Promise<void>
  /** Resolves when hearing ended: null where it was stopped or the track ended. */
  readonly ended: Promise<HearTrouble | null>
}

const TROUBLES: Readonly<Record<string, HearTrouble>> = {
  'language-not-supported': 'no-pack',
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
  'audio-capture': 'no-track',
  network: 'failed',
  'bad-grammar': 'failed',
}
/** So often in a row a session may end without a word and at once. */
const MOST_EMPTY_SESSIONS = 5
const AT_ONCE_MS = 1_000
/** How much likelier the phrases are, of 10. */
const BOOST = 5

/**
 * Has the browser write down a track on the device itself, never by the network. `phrases` are names and words to expect;
 * `now` tells where the recording is, in ms. It goes on where the browser ends a session by itself.
 */
export function hear(
  track: MediaStreamTrack,
  phrases: readonly string[],
  now: () => number,
  onWords: (words: ToldWords) => void,
): Hearing {
  const ended = Promise.withResolvers<HearTrouble | null>()
  const Recognition = deviceRecognition()
  let current: DeviceRecognition | null = null
  let takesPhrases = window.SpeechRecognitionPhrase !== undefined
  let emptySessions = 0
  let isStopped = false
  let trouble: HearTrouble | null = null
  let lastEnd = 0

  function end(why: HearTrouble | null): void {
    current = null
    ended.resolve(why)
  }

  function startSession(): void {
    if (Recognition === undefined) {
      end('no-pack')
      return
    }
    const session = new Recognition()
    session.processLocally = true
    if (!session.processLocally) {
      end('no-pack')
      return
    }
    session.lang = LANGUAGE
    session.continuous = true
    session.interimResults = true
    session.maxAlternatives = 1
    if (takesPhrases) session.phrases = phrasesOf(phrases)
    const startedAt = performance.now()
    /** When each result was first told of. */
    const firstTold = new Map<number, number>()
    let hasHeard = false

    session.addEventListener('result', (event) => {
      const { results, resultIndex } = recognitionEvent(event)
      for (let at = resultIndex; at < results.length; at += 1) {
        const result = results[at]
        if (!firstTold.has(at)) firstTold.set(at, now())
        const best = result?.[0]
        if (result?.isFinal !== true || best === undefined || best.transcript.trim() === '') continue
        hasHeard = true
        const words = {
          text: best.transcript.trim(),
          start: Math.max(lastEnd, firstTold.get(at) ?? lastEnd),
          end: now(),
          // Browsers say 0 where they don't know.
          confidence: best.confidence > 0 ? Math.min(1, best.confidence) : null,
        }
        lastEnd = words.end
        onWords(words)
      }
    })
    session.addEventListener('error', (event) => {
      const { error } = errorEvent(event)
      if (error === 'phrases-not-supported') takesPhrases = false
      else trouble = TROUBLES[error] ?? trouble
    })
    session.addEventListener('end', () => {
      emptySessions = hasHeard || performance.now() - startedAt >= AT_ONCE_MS ? 0 : emptySessions + 1
      if (isStopped || track.readyState === 'ended') end(null)
      else if (trouble !== null || emptySessions >= MOST_EMPTY_SESSIONS) end(trouble ?? 'failed')
      else startSession()
    })
    try {
      session.start(track)
      current = session
    } catch {
      end('no-track')
    }
  }

  startSession()
  return {
    ended: ended.promise,
    async stop() {
      isStopped = true
      const session = current
      session?.stop()
      await answerWithin(SILENT_AFTER_MS, ended.promise, null)
      session?.abort()
      end(null)
    },
  }
}

function phrasesOf(phrases: readonly string[]): readonly object[] {
  const Phrase = window.SpeechRecognitionPhrase
  return Phrase === undefined ? [] : phrases.map((phrase) => new Phrase(phrase, BOOST))
}

const isResult = (event: Event): event is DeviceRecognitionEvent =>
  'results' in event && 'resultIndex' in event
const isError = (event: Event): event is DeviceRecognitionErrorEvent => 'error' in event

const NO_RESULTS = { resultIndex: 0, results: [] } as const
const recognitionEvent = (event: Event) => (isResult(event) ? event : NO_RESULTS)
const errorEvent = (event: Event) => (isError(event) ? event : { error: '' })
