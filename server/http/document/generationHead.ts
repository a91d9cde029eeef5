import type { GeneratedFile, SharedGeneration } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { findPublic, findShared } from '#server/studio/generators/sharedGenerations.ts'
import { shorten, type SubjectHead } from './subjectHead.ts'

/** Room that a preview card leaves for a title. */
const LONGEST_TITLE = 70

/** The screen gives its own title and description. */
const ITSELF = { title: null, description: '', picture: null }

/** The page of one generation: with a preview card when it is public, and otherwise like an unknown one. */
export async function generationHead(context: ServerContext, id: string): Promise<SubjectHead> {
  const generation = await findPublic(context, id)
  return generation === null ? { ...ITSELF, isUnlisted: true } : headOf(generation)
}

/**
 * The wall of public works; with a share link the work it leads to, which search engines must not list. Null for a dead
 * link.
 */
export async function sharedGenerationHead(
  context: ServerContext,
  link: string | null,
): Promise<SubjectHead | null> {
  if (link === null) return ITSELF
  const generation = await findShared(context, link)
  return generation === null ? null : { ...headOf(generation), isUnlisted: true }
}

function headOf({ prompt, result }: SharedGeneration): SubjectHead {
  const title = shorten(prompt, LONGEST_TITLE) || null
  const picture = pictureOf(result.files)
  return {
    title,
    description: shorten(result.text ?? (title?.endsWith('…') === true ? prompt : '')),
    picture: picture === null ? null : { ...picture, altText: shorten(prompt) },
  }
}

/** Returns a picture that link previews can read: a JPEG rather than a PNG or WebP, and of a video its poster. */
function pictureOf(files: readonly GeneratedFile[]) {
  const readable = ['jpeg', 'png', 'webp'].flatMap((format) =>
    files.filter((file) => file.format === format && file.role !== 'thumbnail'),
  )
  const [{ url, width, height } = { url: '', width: null, height: null }] = readable
  return width === null || height === null ? null : { url, width, height }
}
