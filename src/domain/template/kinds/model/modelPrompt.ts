import { clipped } from '../../dryValue.ts'
import type { NodeOf } from '../../templateSchema.ts'
import { filled, type NodeInput, sourceWords } from '../nodeInput.ts'

/** The prompt of a model: its own with the references filled in, or else its source's value. */
export function promptOf({ settings }: NodeOf<'model'>, input: NodeInput): string {
  const asked = filled(settings.promptTemplate, input)
  return clipped(asked.trim() === '' ? sourceWords(settings.inputSource, input) : asked).trim()
}

/** Its negative prompt. */
export function negativePromptOf({ settings }: NodeOf<'model'>, input: NodeInput): string {
  return clipped(filled(settings.negativePrompt, input))
}
