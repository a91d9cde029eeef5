import { ApiError } from '#api/product/apiError.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { lockManager } from '#domain/browser/parts.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import { engineWords } from '#domain/transcript/heard/engineWords.ts'
import { passagesOfWords } from '#domain/transcript/heard/passagesOfWords.ts'
import { checkNow } from '#offline/generation/checkNow.ts'
import { generationJob } from '#offline/generation/generationJob.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { OfflineError } from '#offline/offlineError.ts'
import { cancelJob, confirmJob, dropJob } from '#offline/jobs/jobCommands.ts'
import { askForHearing, bringHearingBack, readHearingJobs } from '#offline/transcripts/hearingJobs.ts'
import { beginHearings, dropHearing } from '#offline/transcripts/transcriptHearings.ts'
import type { TranscriptHearing } from '#offline/transcripts/transcriptRows.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { onReturn } from '#ui/onReturn.ts'
import type { OpenWork } from '../kept/openStoredTranscript.ts'
import { SoundError } from '../sound/soundTrouble.ts'
import { type HearingStage, type HearingTrouble, stageOf } from './hearingStage.ts'
import { HeardRunOut, readHeard } from './readHeard.ts'
import { forgetSound, sendHearing } from './sendHearing.ts'

/** A part of the recording that is waited for, and how far it is. */
export interface StandingHearing {
  readonly hearing: TranscriptHearing
  readonly stage: HearingStage
}

/** What became of a part whose words came. */
export interface HeardNews {
  /** Nobody was understood; the transcript is as it was. */
  readonly isEmpty: boolean
  /** The engine told when each word was said. */
  readonly hasTimes: boolean
}

export interface HearingsParts {
  readonly work: OpenWork
  readonly productApi: () => Promise<ProductApi>
  /** The signed-in user; null for a guest, and while it isn't known who is here. */
  readonly user: ReadableStore<string | null>
}

/** What a running page says and is told. */
export interface HearingsListener {
  /** How the job of a part is called in the history. */
  readonly nameOf: (hearing: TranscriptHearing) => string
  readonly onHeard: (news: HeardNews) => void
}

/** What engines of the server write down of an open transcript's recording. Commands reject with an `OfflineError`. */
export interface Hearings {
  readonly standing: ReadableStore<readonly StandingHearing[]>
  /** Somebody has agreed to the price of these parts: they are sent. */
  readonly begin: (hearings: readonly TranscriptHearing[]) => Promise<void>
  /** Somebody agrees to the price again. */
  readonly confirm: (id: string, credits: number) => Promise<void>
  /** A part in trouble is tried again. */
  readonly retry: (id: string) => void
  /** A part isn't wanted any more: its job is cancelled where that is possible. */
  readonly drop: (id: string) => Promise<void>
  /** Carries on with all parts until it is ended by what it returns. */
  readonly run: (listener: HearingsListener) => () => void
}

interface Known {
  readonly hearings: readonly TranscriptHearing[]
  readonly jobs: ReadonlyMap<string, GenerationRow>
}

const NOTHING: readonly TranscriptHearing[] = []

/**
 * Carries on with every part that an open transcript waits for: sends its sound, begins its job, takes over its words. All
 * of it is stored, so that another page goes on where this one ends; one page does it at a time.
 */
export function createHearings({ work, productApi, user }: HearingsParts): Hearings {
  const { open, sound, db } = work
  const standing = createStore<readonly StandingHearing[]>([])
  let closing = new AbortController()
  let listener: HearingsListener | null = null
  const sending = new Map<string, AbortController>()
  const agreedHere = new Set<string>()
  const doing = new Map<string, HearingStage>()
  const busy = new Set<string>()
  /** Addresses of words that had run out. */
  const runOut = new Set<string>()
  let known: Known = { hearings: NOTHING, jobs: new Map() }

  function tell(id?: string, stage?: HearingStage): void {
    if (id !== undefined && stage !== undefined) doing.set(id, stage)
    standing.set(
      known.hearings.map((hearing) => ({
        hearing,
        stage: stageOf({ hearing, job: known.jobs.get(hearing.id), doing: doing.get(hearing.id) }),
      })),
    )
  }

  /** Does for each part what this page can do now. */
  function advance(): void {
    tell()
    if (listener === null) return
    for (const hearing of known.hearings)
      if (!busy.has(hearing.id) && doing.get(hearing.id)?.kind !== 'trouble') void carryOn(hearing)
  }

  async function carryOn(hearing: TranscriptHearing): Promise<void> {
    const { id } = hearing
    const job = known.jobs.get(id)
    if (job !== undefined && job.status !== 'completed') return
    const before = known
    busy.add(id)
    try {
      if (job?.result != null) await takeOver(hearing, job.result)
      else if (hearing.isAsked) await find(hearing)
      else await inTurn(() => send(hearing))
    } catch (error) {
      const code = closing.signal.aborted ? null : codeOf(error)
      if (code === null) doing.delete(id)
      else doing.set(id, { kind: 'trouble', code })
    } finally {
      busy.delete(id)
      // What came meanwhile was left for now.
      if (known === before) tell()
      else advance()
    }
  }

  /** One part after the other, in all tabs; where browsers can't say so, what two do is one job all the same. */
  async function inTurn(does: () => Promise<void>): Promise<void> {
    const locks = lockManager()
    const name = `iskra-hearing-${open.id}`
    await (locks === undefined ? does() : locks.request(name, { signal: closing.signal }, does))
  }

  async function send(hearing: TranscriptHearing): Promise<void> {
    const { id } = hearing
    const userId = user.getSnapshot()
    const file = sound.file()
    // Another tab may have had its turn before.
    if (!known.hearings.some((one) => one.id === id && !one.isAsked) || known.jobs.has(id)) return
    // It goes on once both are there.
    if (userId === null || sound.place.getSnapshot() === 'looking') return
    if (file === null) throw new SoundError('no-sound')
    const stopping = new AbortController()
    sending.set(id, stopping)
    try {
      tell(id, { kind: 'sending', percent: null })
      const sent = await sendHearing(hearing, {
        api: await productApi(),
        userId,
        sound: file,
        signal: AbortSignal.any([stopping.signal, closing.signal]),
        onProgress: (percent) => tell(id, { kind: 'sending', percent }),
      })
      const asked = { sound: sent, prompt: listener?.nameOf(hearing) ?? id, isAgreedHere: agreedHere.has(id) }
      await askForHearing(db, open.id, hearing, asked)
      doing.delete(id)
    } catch (error) {
      if (!stopping.signal.aborted) throw error
    } finally {
      sending.delete(id)
    }
  }

  /** Its job has left this device, or isn't read yet. */
  async function find(hearing: TranscriptHearing): Promise<void> {
    if ((await readHearingJobs(db)).has(hearing.id) || user.getSnapshot() === null) return
    if (!(await bringHearingBack(db, await productApi(), hearing)))
      tell(hearing.id, { kind: 'trouble', code: 'gone' })
  }

  async function takeOver(
    hearing: TranscriptHearing,
    result: NonNullable<GenerationRow['result']>,
  ): Promise<void> {
    const addresses = result.files.map(({ url }) => url).join(' ')
    if (runOut.has(addresses) || !isSoundKnown()) return
    const answer = await readHeard(result).catch((error: unknown) =>
      error instanceof Error ? error : new Error('the words can’t be read', { cause: error }),
    )
    if (answer instanceof HeardRunOut) {
      runOut.add(addresses)
      await checkNow(db, hearing.id)
    }
    // Without a network it goes on when that is back.
    if (answer instanceof Error) return
    const words = engineWords(answer, hearing, sound.wave.getSnapshot().speech)
    const isTaken = await open.takeHeard(hearing, passagesOfWords(words))
    if (isTaken) listener?.onHeard({ isEmpty: words.length === 0, hasTimes: answer.words.length > 0 })
  }

  /** Words without times lie on speech: it is waited for where it is still being found. */
  function isSoundKnown(): boolean {
    const { speech, trouble } = sound.wave.getSnapshot()
    const place = sound.place.getSnapshot()
    return speech !== null || trouble !== null || place === 'none' || place === 'missing'
  }

  function hear(next: Partial<Known>): void {
    known = { ...known, ...next }
    advance()
  }

  /** The row of the open transcript is followed already. */
  function hearRow(): void {
    const hearings = open.standing.getSnapshot().row?.hearings ?? NOTHING
    if (hearings !== known.hearings) hear({ hearings })
  }

  return {
    standing,
    async begin(hearings) {
      for (const { id } of hearings) agreedHere.add(id)
      await beginHearings(db, open.id, hearings)
    },
    confirm: (id, credits) => confirmJob(db, generationJob, id, credits),
    retry(id) {
      doing.delete(id)
      advance()
    },
    async drop(id) {
      sending.get(id)?.abort()
      const job = known.jobs.get(id)
      if (job?.status === 'pending') await dropJob(db, generationJob, id)
      else if (job?.status === 'processing') await cancelJob(db, generationJob, id)
      await dropHearing(db, open.id, id)
      const userId = user.getSnapshot()
      if (userId !== null) await forgetSound(id, userId)
    },
    run(told) {
      listener = told
      closing = new AbortController()
      hearRow()
      const stops = [
        watchQuery(db, readHearingJobs, { next: (jobs) => hear({ jobs }), error: () => undefined }),
        open.standing.subscribe(hearRow),
        user.subscribe(advance),
        sound.place.subscribe(advance),
        sound.wave.subscribe(() => {
          if (isSoundKnown()) advance()
        }),
        onReturn({ network: advance, person: advance }),
      ]
      return () => {
        listener = null
        closing.abort()
        for (const stop of stops) stop()
      }
    },
  }
}

/** Why it isn't carried on; null for what passes by itself. */
function codeOf(error: unknown): HearingTrouble | null {
  if (error instanceof SoundError) return 'no-sound'
  if (error instanceof ApiError) return error.kind === 'refused' ? error.code : null
  return error instanceof OfflineError ? 'not-kept' : null
}
