import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { findCard } from '#server/shop/orders/cards.ts'
import type { SubjectHead } from './subjectHead.ts'

/** In the language of the person who is shown the link. */
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
 * Returns the link preview of a card's private address: the sender and the closed envelope. Null for an unknown token.
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
