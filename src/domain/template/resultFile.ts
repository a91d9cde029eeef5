import type { GeneratedFile } from '#domain/generation/generation.ts'
import type { RunPart } from '#domain/template/templateRun.ts'

/** The file of a result for saving and printing: the original, else another one. */
export function fileOf(part: RunPart): GeneratedFile | undefined {
  if (part.kind === 'text') return undefined
  return part.files.find(({ role }) => role === 'original') ?? part.files[0]
}

/** The file of a picture for the screen: smaller than the original where there is one. */
export function shownFile(part: RunPart): GeneratedFile | undefined {
  if (part.kind === 'text') return undefined
  return part.files.find(({ role }) => role === 'preview') ?? fileOf(part)
}

/** A still of a film. */
export function posterOf(part: RunPart): GeneratedFile | undefined {
  return part.kind === 'text' ? undefined : part.files.find(({ role }) => role === 'poster')
}
