import type { ServerContext } from '#server/context.ts'
import { findCard } from '#server/orders/cards.ts'
import type { DocumentLanguage } from '#server/web/requestLanguage.ts'
import type { SubjectHead } from './subjectHead.ts'

/** In the language of whoever is shown the link. */
const FROM: Readonly<Record<DocumentLanguage, (sender: string) => string>> = {
  pl: (sender) => `Od: ${sender}. Otwiera się w przeglądarce, za darmo i bez logowania.`,
  en: (sender) => `From ${sender}. It opens in the browser, free and without signing in.`,
}
const ENVELOPE: Readonly<Record<DocumentLanguage, (recipient: string) => string>> = {
  pl: (recipient) => (recipient === '' ? 'Zaklejona koperta' : `Zaklejona koperta z imieniem: ${recipient}`),
  en: (recipient) =>
    recipient === '' ? 'A sealed envelope' : `A sealed envelope with the name ${recipient}`,
}

/**
 * What a private address of a card says to those who show a link before it is opened: who it is from, and its closed
 * envelope. Null for a token nobody was given.
 */
export async function cardHead(
  context: ServerContext,
  token: string,
  language: DocumentLanguage,
): Promise<SubjectHead | null> {
  const found = await findCard(context, token)
  if (found === null) return null
  const { sender, recipient } = found.card
  return {
    title: null,
    description: sender === '' ? '' : FROM[language](sender),
    picture: { ...found.envelope, altText: ENVELOPE[language](recipient) },
    isUnlisted: true,
  }
}
