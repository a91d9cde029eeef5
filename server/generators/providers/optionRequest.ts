import type { OptionsOf } from '#domain/generation/options.ts'
import type { EngineJob } from '../engine.ts'
import type { ModelOf } from './providerModels.ts'

type MadeType = keyof ModelOf
export type JobOf<Type extends MadeType> = Extract<EngineJob, { type: Type }>

/** A model as the requests to it differ. */
interface AskedModel {
  readonly modelId: string
  /** As the SDK names it, with the kind of model: `fal.image`. */
  readonly provider: string
}

type JsonValue = string | number | boolean

/** What is added to the call of the SDK, and to the part of it that only one provider reads. */
export interface RequestPart<Call> {
  readonly call?: Partial<Call>
  readonly providerOptions?: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>
}

/**
 * What each option of a type becomes in a request; null for one that goes another way. An option that isn't named
 * doesn't compile.
 */
export type OptionRequests<Type extends MadeType, Call> = {
  readonly [Name in keyof OptionsOf[Type]]-?:
    | ((job: JobOf<Type>, model: AskedModel) => RequestPart<Call>)
    | null
}

/** A request's parts, put together. */
export interface OptionRequest<Call> {
  readonly call: Partial<Call>
  readonly providerOptions: Record<string, Record<string, JsonValue>>
}

/** What the options of a job become in a request to a model. */
export function requestOf<Type extends MadeType, Call>(
  requests: Readonly<Record<string, ((job: JobOf<Type>, model: AskedModel) => RequestPart<Call>) | null>>,
  job: JobOf<Type>,
  model: AskedModel,
): OptionRequest<Call> {
  let call: Partial<Call> = {}
  const providerOptions: Record<string, Record<string, JsonValue>> = {}
  for (const request of Object.values(requests)) {
    const part = request?.(job, model) ?? {}
    call = { ...call, ...part.call }
    for (const [provider, options] of Object.entries(part.providerOptions ?? {})) {
      providerOptions[provider] = { ...providerOptions[provider], ...options }
    }
  }
  return { call, providerOptions }
}
