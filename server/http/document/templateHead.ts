import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { publishedDetails } from '#server/studio/templates/publicTemplates.ts'
import { shorten, type SubjectHead } from './subjectHead.ts'

/** Returns the head of a template's page; null when there is no such template. */
export async function templateHead(
  context: ServerContext,
  slug: string,
  language: DocumentLanguage,
): Promise<SubjectHead | null> {
  try {
    const { title, description } = await publishedDetails(context, slug, language)
    return { title, description: shorten(description), picture: null }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
    throw error
  }
}
