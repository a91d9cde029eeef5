import type { EngineJob, EngineWork, MadeResult } from '../engine.ts'
import type { ModelOf } from './providerModels.ts'

/** How one type is made with a model of the SDK. Rejects with whatever the SDK throws. */
export type Making<Type extends keyof ModelOf> = (
  model: ModelOf[Type],
  job: Extract<EngineJob, { type: Type }>,
  work: EngineWork,
) => Promise<MadeResult>
