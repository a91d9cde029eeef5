import type { EngineWork, MadeResult } from '../engine.ts'
import type { ModelOf } from './providerModels.ts'
import type { JobOf, MadeType, OptionRequest } from './requests/optionRequest.ts'

/** A job and its request to the model. */
export interface Asked<Type extends MadeType> {
  readonly job: JobOf<Type>
  readonly request: OptionRequest<Type>
}

/** Makes one type with a model of the SDK. Rejects with the SDK's errors. */
export type Making<Type extends MadeType> = (
  model: ModelOf[Type],
  asked: Asked<Type>,
  work: EngineWork,
) => Promise<MadeResult>
