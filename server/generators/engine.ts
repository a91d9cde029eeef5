import type { GenerationType } from '#domain/generation/engines.ts'
import type { EngineTakes } from '#domain/generation/engineTakes.ts'
import type { EngineOutage } from '#domain/generation/outage.ts'
import type { FileFormat, GeneratedFile } from '#domain/generation/generation.ts'
import type { AskedOptions, OptionsOf } from '#domain/generation/options.ts'

/** The order for an engine. It has been checked: the prompt is trimmed and within its limit. */
export type EngineJob = {
  readonly [Type in GenerationType]: {
    readonly id: string
    readonly type: Type
    readonly engine: string
    readonly prompt: string
    readonly options: OptionsOf[Type]
    /** The one that was asked for, or one drawn when the job was started: a job taken over makes the same again. */
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
  /** Of a sound that could be decoded, as `generatedFileSchema` says. */
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
  /** Aborted when the job is cancelled or taken away: the engine stops soon, and whatever it leaves is thrown away. */
  readonly signal: AbortSignal
  /** How far it is, 0 to 100, and never a guess made of time alone. */
  readonly onProgress: (percent: number) => void
  /** An empty folder of this job's own. */
  readonly folder: string
}

/** A way to generate. One object serves every job of its engine. */
export interface GenerationEngine {
  readonly id: string
  readonly type: GenerationType
  readonly name: string
  readonly isProcedural: boolean
  /** Whether a provider takes money for each job that it is handed. */
  readonly isPaid: boolean
  /** Why it can't be used here, for administrators to read; null for one that can. */
  readonly outage: EngineOutage | null
  /** The options of its type that it supports; the rest is never shown, sent or kept. */
  readonly takes: EngineTakes
  /** The most jobs made at once, over all workers: the provider's limit, or this machine's. */
  readonly atOnce: number
  /** For an engine whose jobs are made in parts: which those of a job are. It is then never asked to make one itself. */
  readonly partsOf?: (job: EngineJob) => readonly JobPart[]
  /** For an engine that draws by rules: whether there is anything in the prompt that it can make. */
  readonly understands?: (prompt: string, options: AskedOptions) => boolean
  /** Rejects with an EngineFailure, or with the signal's reason. */
  make(job: EngineJob, work: EngineWork): Promise<MadeResult>
}

/** Why an engine couldn't make it. `message` is English and for developers, and names no secret. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure'
  /**
   * The kind of trouble: `refused` says no to the content, `rejected` to the request itself, `retired` that there is no
   * such model any more, `unavailable` that there is no key, quota or room; `broken` is an answer that can't be used.
   */
  readonly code: 'refused' | 'rejected' | 'retired' | 'unavailable' | 'timeout' | 'network' | 'broken'
  /** Whether the same job may well succeed when tried again by itself. */
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
