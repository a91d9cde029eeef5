import type { ServerContext } from '#server/context.ts'
import type { DocumentLanguage } from '#server/web/requestLanguage.ts'
import { shorten, type SubjectHead } from './subjectHead.ts'
import { templateAnswers } from './templateAnswers.ts'

/** What the page of a template says in its head; null when there is no such template. */
export async function templateHead(
  context: ServerContext,
  slug: string,
  language: DocumentLanguage,
): Promise<SubjectHead | null> {
  const template = await templateAnswers(context).find(slug, language)
  if (template === null) return null
  const { title, description } = template
  return { title, description: shorten(description), picture: null }
}
