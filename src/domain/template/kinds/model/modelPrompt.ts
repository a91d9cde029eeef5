import { clipped } from '../../dryValue.ts'
import type { NodeOf } from '../../templateSchema.ts'
import { filled, type NodeInput, sourceWords } from '../nodeInput.ts'

/** The text that a model is asked with: its own with what it refers to, or else what its source holds. */
export function promptOf({ settings }: NodeOf<'model'>, input: NodeInput): string {
  const asked = filled(settings.promptTemplate, input)
  return clipped(asked.trim() === '' ? sourceWords(settings.inputSource, input) : asked).trim()
}

/** What it is asked to leave out. */
export function negativePromptOf({ settings }: NodeOf<'model'>, input: NodeInput): string {
  return clipped(filled(settings.negativePrompt, input))
}
