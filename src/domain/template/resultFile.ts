import type { GeneratedFile } from '#domain/generation/generation.ts'
import type { RunPart } from '#domain/template/templateRun.ts'

/** The file of a result that is saved and printed: the original, else what there is. */
export function fileOf(part: RunPart): GeneratedFile | undefined {
  if (part.kind === 'text') return undefined
  return part.files.find(({ role }) => role === 'original') ?? part.files[0]
}

/** What is shown of a picture: smaller than the original where there is such. */
export function shownFile(part: RunPart): GeneratedFile | undefined {
  if (part.kind === 'text') return undefined
  return part.files.find(({ role }) => role === 'preview') ?? fileOf(part)
}

/** A still of a film. */
export function posterOf(part: RunPart): GeneratedFile | undefined {
  return part.kind === 'text' ? undefined : part.files.find(({ role }) => role === 'poster')
}
