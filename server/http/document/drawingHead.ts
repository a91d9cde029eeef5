import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { findSharedDrawing } from '#server/studio/drawings/findSharedDrawing.ts'
import type { SubjectHead } from './subjectHead.ts'

/** In the language of the person who is shown the link. */
const ABOUT: Readonly<Record<DocumentLanguage, string>> = {
  pl: 'Rysunek, który ktoś Ci pokazuje. Otwiera się w przeglądarce, za darmo i bez logowania.',
  en: 'A drawing that somebody shows you. It opens in the browser, free and without signing in.',
}

/** The link preview of a shared drawing: its title. Null where the link is dead. */
export async function drawingHead(
  context: ServerContext,
  token: string,
  language: DocumentLanguage,
): Promise<SubjectHead | null> {
  const found = await findSharedDrawing(context, token)
  if (found === null) return null
  return { title: found.title || null, description: ABOUT[language], picture: null, isUnlisted: true }
}
