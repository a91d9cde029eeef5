import { createStore, type ReadableStore } from '#domain/store.ts'
import { withToldWords } from '#domain/transcript/deviceHeard.ts'
import { type HeardPassage, replaceStretch } from '#domain/transcript/editing/replaceStretch.ts'
import type { Stretch } from '#domain/transcript/sound/speechStretches.ts'
import type { TranscriptDocument } from '../document/transcriptDocument.ts'
import type { Wave } from '../kept/openSoundOf.ts'
import { type DeviceSpeech, deviceSpeech, installDeviceSpeech } from './deviceSpeech.ts'
import { feedSound, type SoundFeed } from './feedSound.ts'
import { hear, type HearTrouble, type Hearing } from './hear.ts'

/** What is to be recognised: a part of the recording, or of it what one passage lasts. */
export interface RecognitionScope extends Stretch {
  readonly passage: string | null
}

/** Besides what `hear` tells: the pack wasn’t fetched, the file’s sound can’t be read, nobody was understood. */
export type RecognitionTrouble = HearTrouble | 'not-downloaded' | 'no-sound' | 'nothing'

/** How far a recognition is. `needs-pack`: the browser has to fetch its pack, and somebody has to say so. */
export type RecognitionStage =
  | { readonly kind: 'idle' | 'done' | 'stopped' }
  | { readonly kind: 'asks' | 'needs-pack' | 'downloading'; readonly scope: RecognitionScope }
  | {
      readonly kind: 'running'
      readonly leftMs: number
      readonly lengthMs: number
      /** Somebody has stopped it: the last words are still to come. */
      readonly isStopping: boolean
    }
  /** `scope` is what is left to be recognised. */
  | { readonly kind: 'trouble'; readonly trouble: RecognitionTrouble; readonly scope: RecognitionScope }

export interface RecognitionState {
  readonly ability: DeviceSpeech
  readonly stage: RecognitionStage
}

/** The browser's own recognition of an open transcript's recording, on this device alone. One at a time. */
export interface Recognition {
  readonly state: ReadableStore<RecognitionState>
  /** Finds out whether the browser can. Nothing is fetched. */
  readonly look: () => Promise<void>
  /** Somebody wants it: asks them first where it lasts or has to fetch something, else begins. */
  readonly want: (scope: RecognitionScope) => void
  /** Begins, after a pack was fetched where there is none. */
  readonly begin: (scope: RecognitionScope) => Promise<void>
  /** Ends with what is being said. */
  readonly stop: () => Promise<void>
  /** Ends at once; what is being said is lost. */
  readonly close: () => void
}

/** What a recognition needs of the open transcript. */
export interface RecognitionParts {
  readonly document: TranscriptDocument
  readonly wave: ReadableStore<Wave>
  /** The recording; null where there is none. */
  readonly file: () => Blob | null
}

/** How often it is told how much is left, ms. */
const TELL_EVERY_MS = 500

interface Run {
  readonly feed: SoundFeed
  readonly hearing: Hearing
}

export function createRecognition({ document, wave, file }: RecognitionParts): Recognition {
  const state = createStore<RecognitionState>({ ability: 'missing', stage: { kind: 'idle' } })
  const tell = (stage: RecognitionStage) => state.set({ ...state.getSnapshot(), stage })
  /** Changes with each beginning and end: who finds another than theirs has been ended. */
  let turn = 0
  let run: Run | null = null
  let ticking: ReturnType<typeof setInterval> | undefined

  async function look(): Promise<void> {
    state.set({ ...state.getSnapshot(), ability: await deviceSpeech() })
  }

  function end(stage: RecognitionStage): void {
    turn += 1
    clearInterval(ticking)
    run?.feed.close()
    run = null
    tell(stage)
  }

  async function fetchPack(scope: RecognitionScope, own: number): Promise<boolean> {
    tell({ kind: 'downloading', scope })
    const isThere = await installDeviceSpeech()
    await look()
    if (turn !== own) return false
    if (!isThere) end({ kind: 'trouble', trouble: 'not-downloaded', scope })
    return isThere
  }

  async function begin(scope: RecognitionScope): Promise<void> {
    end({ kind: 'idle' })
    const own = turn
    const sound = file()
    if (sound === null) return
    await look()
    if (turn !== own) return
    const { ability } = state.getSnapshot()
    if (ability === 'missing') return end({ kind: 'trouble', trouble: 'no-pack', scope })
    if (ability !== 'available' && !(await fetchPack(scope, own))) return
    const lengthMs = scope.end - scope.start
    tell({ kind: 'running', leftMs: lengthMs, lengthMs, isStopping: false })
    const started = await feedSound(sound, scope)
    if (started.kind === 'refused') {
      if (turn === own) end({ kind: 'trouble', trouble: 'no-sound', scope })
      return
    }
    if (turn !== own) return started.feed.close()
    await recognise(scope, started.feed, own)
  }

  async function recognise(scope: RecognitionScope, feed: SoundFeed, own: number): Promise<void> {
    const { present } = document.getSnapshot()
    const speaker = present.passages.find(({ id }) => id === scope.passage)?.speaker ?? null
    const names = present.speakers.map(({ name }) => name)
    let heard: readonly HeardPassage[] = []
    let doneUntil = scope.start

    function put(until: number, passages: readonly HeardPassage[]): void {
      const stretch = { start: Math.min(doneUntil, passages[0]?.start ?? doneUntil), end: until }
      const isFirst = doneUntil === scope.start && present.passages.length > 0
      document.edit({ what: `device ${own}`, isOneStep: true, isLarge: isFirst }, (before) =>
        replaceStretch(before, stretch, passages),
      )
      doneUntil = until
    }

    const hearing = hear(feed.track, names, feed.now, (told) => {
      if (turn !== own) return
      heard = withToldWords(heard, told, scope, wave.getSnapshot().speech)
      const newest = heard.at(-1)
      if (newest !== undefined) put(newest.end, [{ ...newest, speaker }])
    })
    run = { feed, hearing }
    ticking = setInterval(() => {
      const { stage } = state.getSnapshot()
      if (stage.kind === 'running') tell({ ...stage, leftMs: Math.max(0, scope.end - feed.now()) })
    }, TELL_EVERY_MS)

    const first = await Promise.race([
      feed.ended.then((code) => (code === null ? null : 'no-sound')),
      hearing.ended,
    ])
    if (turn !== own) return
    // The last words come once it is told that nothing follows.
    await hearing.stop()
    const trouble = first ?? (await hearing.ended)
    if (turn !== own) return
    const { stage } = state.getSnapshot()
    const isStopped = stage.kind === 'running' && stage.isStopping
    const left = { ...scope, start: doneUntil }
    if (trouble !== null) end({ kind: 'trouble', trouble, scope: left })
    else if (isStopped) end({ kind: 'stopped' })
    else if (heard.length === 0) end({ kind: 'trouble', trouble: 'nothing', scope })
    else {
      // What was written of the passage before and wasn’t heard any more.
      if (scope.passage !== null && doneUntil < scope.end) put(scope.end, [])
      end({ kind: 'done' })
    }
  }

  return {
    state,
    look,
    want(scope) {
      if (state.getSnapshot().ability !== 'available') tell({ kind: 'needs-pack', scope })
      else if (scope.passage === null) tell({ kind: 'asks', scope })
      else void begin(scope)
    },
    begin,
    async stop() {
      const { stage } = state.getSnapshot()
      if (stage.kind !== 'running') return
      if (run === null) return end({ kind: 'stopped' })
      tell({ ...stage, isStopping: true })
      await run.hearing.stop()
    },
    close: () => end({ kind: 'idle' }),
  }
}
