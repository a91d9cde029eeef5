import { AUDIO_MODELS } from './entries/audioModels.ts'
import { IMAGE_MODELS } from './entries/imageModels.ts'
import { TEXT_MODELS } from './entries/textModels.ts'
import { VIDEO_MODELS } from './entries/videoModels.ts'
import type { ModelEntry } from './modelEntry.ts'

/** Every entered model, in the order of the lists: our own of each medium first. */
export const MODEL_ENTRIES: readonly ModelEntry[] = [
  ...IMAGE_MODELS,
  ...VIDEO_MODELS,
  ...AUDIO_MODELS,
  ...TEXT_MODELS,
]
