/**
 * Why a generation that was started came to nothing, as its server tells (specification part 2, sections 4 and 8). The
 * first says nothing more.
 */
export type GenerationFailureCode =
  | 'GENERATION_FAILED'
  | 'GENERATION_REFUSED'
  | 'GENERATOR_PROCESSING_FAILED'
  | 'GENERATOR_MODEL_RETIRED'
