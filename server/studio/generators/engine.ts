import type { GenerationType } from '#domain/generation/engines.ts'
import type { EngineTakes } from '#domain/generation/engineTakes.ts'
import type { FileFormat, GeneratedFile } from '#domain/generation/generation.ts'
import type { AskedOptions, OptionsOf } from '#domain/generation/options.ts'
import type { EngineOutage } from '#domain/generation/outage.ts'

/** The order for an engine. It has been checked: the prompt is trimmed and within its limit. */
export type EngineJob = {
  readonly [Type in GenerationType]: {
    readonly id: string
    readonly type: Type
    readonly engine: string
    readonly prompt: string
    readonly options: OptionsOf[Type]
    /** The requested one, or one drawn at the start: a job taken over makes the same again. */
    readonly seed: number
    /** The picture to start from, or the sound to write down, as a file on this machine; null without one. */
    readonly source: string | null
  }
}[GenerationType]

/** The order for a part of a job, for any engine. */
export type JobPart = {
  readonly [Type in GenerationType]: {
    readonly type: Type
    readonly engine: string
    readonly prompt: string
    readonly options: OptionsOf[Type]
    readonly seed: number
  }
}[GenerationType]

/** One file of a result, in the job's folder. */
export interface MadeFile {
  readonly role: GeneratedFile['role']
  readonly format: FileFormat
  /** Absolute. */
  readonly path: string
  readonly width: number | null
  readonly height: number | null
  readonly durationMs: number | null
  readonly frameRate: number | null
  /** For a decoded sound, as `generatedFileSchema` says. */
  readonly wave?: number[]
}

export interface MadeResult {
  /** With an `original`; for pictures and videos a `thumbnail` (WebP, at most 320 px) and a `preview` or `poster`. */
  readonly files: readonly MadeFile[]
  /** `#rrggbb` of the whole, to be shown before it; null for sound and text. */
  readonly colour: string | null
  /** Null where the engine has none. */
  readonly seed: number | null
  readonly text: string | null
}

/** The tools given to an engine for its work. */
export interface EngineWork {
  /** Aborted when the job is cancelled or taken away: the engine stops soon, and its output is dropped. */
  readonly signal: AbortSignal
  /** The progress, 0 to 100, never estimated from time alone. */
  readonly onProgress: (percent: number) => void
  /** An empty folder of this job's own. */
  readonly folder: string
}

/** A generation engine. One object serves all its jobs. */
export interface GenerationEngine {
  readonly id: string
  readonly type: GenerationType
  readonly name: string
  readonly isProcedural: boolean
  /** The company that makes its works, by its proper name; none for our own engines and for servers of one's own. */
  readonly provider?: string | undefined
  /** Whether it works on this server itself: what people send goes to nobody else. Nothing said means: nobody knows. */
  readonly isOnServer?: boolean
  /** Whether a provider takes money for each job that it is handed. */
  readonly isPaid: boolean
  /** Why it can't be used here, for administrators; null when it can. */
  readonly outage: EngineOutage | null
  /** The options of its type that it supports; the rest is never shown, sent or kept. */
  readonly takes: EngineTakes
  /** The most jobs made at once, over all workers: the provider's limit, or this machine's. */
  readonly atOnce: number
  /** For an engine whose jobs are made in parts: returns the parts of a job. It never gets such a job itself. */
  readonly partsOf?: (job: EngineJob) => readonly JobPart[]
  /** For an engine that draws by rules: whether the prompt has anything that it can make. */
  readonly understands?: (prompt: string, options: AskedOptions) => boolean
  /** Sees at the start of a process that makes jobs whether it works; afterwards `outage` says so. Never rejects. */
  readonly tryOut?: () => Promise<void>
  /** Rejects with an EngineFailure, or with the signal's reason. */
  make(job: EngineJob, work: EngineWork): Promise<MadeResult>
}

/** Why an engine failed. `message` is English and for developers, and names no secret. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure'
  /**
   * The kind of failure: `refused` is about the content, `rejected` about the request itself, `retired` means that the
   * model doesn't exist any more, `unavailable` that there is no key, quota or room; `broken` is an unusable answer.
   */
  readonly code: 'refused' | 'rejected' | 'retired' | 'unavailable' | 'timeout' | 'network' | 'broken'
  /** Whether a retry of the same job may succeed. */
  readonly isPassing: boolean

  constructor(
    code: EngineFailure['code'],
    message: string,
    { isPassing = false, cause }: { readonly isPassing?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.code = code
    this.isPassing = isPassing
  }
}
