import type { Fields } from '#domain/fields/field.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { EngineTakes } from '#domain/generation/engineTakes.ts'
import { GENERATOR_OPTIONS, type OptionsOf } from '#domain/generation/options.ts'
import type { EngineJob } from '../../engine.ts'

// An engine's declared options and its requests agree: the declaration is made from the requests. None of this knows
// the SDK, which is loaded with the first job.

/** None of the SDK's providers makes music. */
export type MadeType = Exclude<GenerationType, 'music'>
export type JobOf<Type extends MadeType> = Extract<EngineJob, { type: Type }>
/** The common fields of all jobs, for any type. */
type AnyJob = Pick<EngineJob, 'prompt' | 'options'>

/** The SDK's arguments of a call besides the model and the prompt, for each type. */
export interface CallOf {
  readonly image: {
    readonly size: `${number}x${number}`
    readonly aspectRatio: `${number}:${number}`
    readonly seed: number
  }
  readonly video: { readonly aspectRatio: `${number}:${number}`; readonly seed: number }
  readonly speech: { readonly language: string; readonly voice: string }
  readonly transcription: object
  readonly text: { readonly system: string }
}

type JsonValue = string | number | boolean | string[]

/** Additions to a request: to the call of the SDK, to the part of it that only one provider reads, to the prompt. */
export interface RequestPart<Type extends MadeType> {
  readonly call?: Partial<CallOf[Type]>
  readonly providerOptions?: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>
  /** A sentence after the prompt, in English as the models know it best. */
  readonly words?: string
  /** In place of the prompt. */
  readonly prompt?: string
}

/**
 * How a model is asked for one option: by its value, by a table of its known values, or with the job's source. Null:
 * the option has no effect.
 */
export type OptionAsked<Type extends MadeType, Value> =
  | ((job: JobOf<Type>) => RequestPart<Type>)
  | (Value extends string | number ? { readonly [Each in Value]?: RequestPart<Type> } : never)
  | 'source'
  | null

/** How a model is asked for each option of a type. A missing option doesn't compile. */
export type OptionRequests<Type extends MadeType> = {
  readonly [Name in keyof OptionsOf[Type]]-?: OptionAsked<Type, Exclude<OptionsOf[Type][Name], undefined>>
}

/** The requests of one type, for iterating by name. */
type LooseRequests<Type extends MadeType> = Readonly<
  Record<
    string,
    | ((job: JobOf<Type>) => RequestPart<Type>)
    | Readonly<Record<string | number, RequestPart<Type> | undefined>>
    | 'source'
    | null
  >
>

const FIELDS: Record<GenerationType, Fields> = GENERATOR_OPTIONS

/** The options supported by an engine whose model gets these requests. */
export function takesOf<Type extends MadeType>(type: Type, requests: LooseRequests<Type>): EngineTakes {
  return Object.fromEntries(
    Object.entries(requests).map(([name, asked]) => {
      if (asked === null || typeof asked !== 'object') return [name, asked !== null]
      const field = FIELDS[type][name]
      const values = field?.kind === 'radio' ? field.values : []
      return [name, values.filter((value) => asked[value] !== undefined)]
    }),
  )
}

/** A whole request besides the model. */
export interface OptionRequest<Type extends MadeType> {
  readonly prompt: string
  readonly call: Partial<CallOf[Type]>
  readonly providerOptions: Record<string, Record<string, JsonValue>>
}

/** Makes a job's request to a model. */
export function requestOf<Type extends MadeType>(
  requests: LooseRequests<Type>,
  job: JobOf<Type> & AnyJob,
): OptionRequest<Type> {
  const { options: chosen }: AnyJob = job
  let { prompt }: AnyJob = job
  const options: Readonly<Record<string, unknown>> = { ...chosen }
  let call: Partial<CallOf[Type]> = {}
  const providerOptions: Record<string, Record<string, JsonValue>> = {}
  const words: string[] = []
  for (const [name, asked] of Object.entries(requests)) {
    const part = partOf(asked, job, options[name])
    call = { ...call, ...part.call }
    prompt = part.prompt ?? prompt
    if (part.words !== undefined) words.push(part.words)
    for (const [provider, named] of Object.entries(part.providerOptions ?? {})) {
      providerOptions[provider] = { ...providerOptions[provider], ...named }
    }
  }
  return { prompt: [prompt, ...words].join('\n\n'), call, providerOptions }
}

function partOf<Type extends MadeType>(
  asked: LooseRequests<Type>[string] | undefined,
  job: JobOf<Type>,
  value: unknown,
): RequestPart<Type> {
  if (typeof asked === 'function') return asked(job)
  if (typeof asked !== 'object' || asked === null) return {}
  return typeof value === 'string' || typeof value === 'number' ? (asked[value] ?? {}) : {}
}
