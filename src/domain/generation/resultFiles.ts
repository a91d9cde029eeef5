import type { GeneratedFile, GenerationResult } from '#domain/generation/generation.ts'

type Role = GeneratedFile['role']

function ofRole(result: GenerationResult, role: Role, kind: string): GeneratedFile | undefined {
  return result.files.find((file) => file.role === role && file.mediaType.startsWith(kind))
}

/** The first picture of these roles, in their order. */
function firstPicture(result: GenerationResult, roles: readonly Role[]): GeneratedFile | undefined {
  return roles.map((role) => ofRole(result, role, 'image/')).find((file) => file !== undefined)
}

/** The picture of a result in a list; undefined for sound and text. */
export function smallPicture(result: GenerationResult): GeneratedFile | undefined {
  return firstPicture(result, ['thumbnail', 'preview', 'poster', 'original', 'alternative'])
}

/** The picture as large as it is looked at, not as it is printed; of a video, its still. */
export function largePicture(result: GenerationResult): GeneratedFile | undefined {
  return firstPicture(result, ['preview', 'poster', 'original', 'alternative', 'thumbnail'])
}

/** A picture that every browser knows; undefined where there is none. */
export function plainPicture(result: GenerationResult): GeneratedFile | undefined {
  return result.files.find(
    ({ role, format }) => (role === 'original' || role === 'preview') && PLAIN_FORMATS.has(format),
  )
}

const PLAIN_FORMATS: ReadonlySet<string> = new Set(['webp', 'png', 'jpeg'])

/** Every video or sound of a result, the requested format first: the browser plays the first that it supports. */
export function playable(result: GenerationResult, kind: 'video' | 'audio'): readonly GeneratedFile[] {
  return ['original', 'alternative', 'preview'].flatMap((role) =>
    result.files.filter((file) => file.role === role && file.mediaType.startsWith(`${kind}/`)),
  )
}

/** How loud a result's sound is along its length; undefined where it isn't known. */
export function waveOf(result: GenerationResult): readonly number[] | undefined {
  return playable(result, 'audio').find(({ wave }) => wave !== undefined)?.wave
}

/** The files to download: the requested one and the same in other formats. */
export function downloads(result: GenerationResult): readonly GeneratedFile[] {
  return ['original', 'alternative'].flatMap((role) => result.files.filter((file) => file.role === role))
}

/** The picture for printing: the requested one, not a smaller one for screens. */
export function printPicture(result: GenerationResult): GeneratedFile | undefined {
  return firstPicture(result, ['original', 'alternative', 'preview'])
}
