import { html, raw } from 'hono/html'
import type { MailboxLetter } from './mailbox.ts'
import { MAILBOX_STYLE } from './mailboxStyle.ts'
import { textParts } from './addressesIn.ts'

const WORDS = {
  pl: {
    title: 'Poczta deweloperska',
    lead: 'Tu trafiają listy, dopóki serwer nie ma własnej poczty (SMTP_URL). Tylko do pracy nad Iskrą.',
    empty: 'Nie ma jeszcze żadnego listu. Załóż konto albo poproś o nowe hasło, a list pojawi się tutaj.',
    list: 'Listy',
    refresh: 'Odśwież',
    back: 'Wszystkie listy',
    from: 'Od',
    to: 'Do',
    at: 'Kiedy',
    asSeen: 'Treść listu',
    asText: 'Jako tekst',
  },
  en: {
    title: 'Development mailbox',
    lead: 'Letters come here as long as the server has no mail of its own (SMTP_URL). Only for working on Iskra.',
    empty: 'No letters yet. Register or ask for a new password, and the letter appears here.',
    list: 'Letters',
    refresh: 'Refresh',
    back: 'All letters',
    from: 'From',
    to: 'To',
    at: 'When',
    asSeen: 'The letter',
    asText: 'As text',
  },
}

type Language = keyof typeof WORDS

/**
 * The mailbox with one of its letters: a document without scripts, with its own styles. Without a chosen letter the
 * newest is shown where there is room beside the list.
 */
export async function mailboxPage(
  letters: readonly MailboxLetter[],
  chosen: MailboxLetter | null,
  language: Language,
): Promise<string> {
  const words = WORDS[language]
  const open = chosen ?? letters[0] ?? null
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${chosen === null ? '' : `${chosen.subject} · `}${words.title} · Iskra</title>
        <style>
          ${raw(MAILBOX_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1><a href="/dev/poczta">${words.title}</a></h1>
          <p>${words.lead}</p>
        </header>
        <main class="${chosen === null ? 'list' : 'letter'}">
          ${letterList(letters, open, language)} ${open === null ? '' : letterView(open, language)}
        </main>
      </body>
    </html>`
  return String(await page)
}

function letterList(letters: readonly MailboxLetter[], open: MailboxLetter | null, language: Language) {
  const words = WORDS[language]
  return html`<nav aria-label="${words.list}">
    <p class="tools"><span>${words.list}: ${letters.length}</span> <a href="">${words.refresh}</a></p>
    ${letters.length === 0 ? html`<p class="empty">${words.empty}</p>` : ''}
    <ul>
      ${letters.map(
        (letter) =>
          html`<li>
            <a href="/dev/poczta/${letter.id}" ${letter.id === open?.id ? raw(' aria-current="page"') : ''}>
              <strong>${letter.subject}</strong>
              <span>${letter.recipient}</span>
              <time datetime="${letter.receivedAt.toISOString()}"
                >${timeOf(letter.receivedAt, language)}</time
              >
            </a>
          </li>`,
      )}
    </ul>
  </nav>`
}

function letterView(letter: MailboxLetter, language: Language) {
  const words = WORDS[language]
  return html`<article>
    <p class="back"><a href="/dev/poczta">← ${words.back}</a></p>
    <h2>${letter.subject}</h2>
    <dl>
      <dt>${words.from}</dt>
      <dd>${letter.sender}</dd>
      <dt>${words.to}</dt>
      <dd>${letter.recipient}</dd>
      <dt>${words.at}</dt>
      <dd>${timeOf(letter.receivedAt, language)}</dd>
    </dl>
    <iframe title="${words.asSeen}" src="/dev/poczta/${letter.id}/html"></iframe>
    <h3>${words.asText}</h3>
    <pre>${linked(letter.text)}</pre>
  </article>`
}

/** A text with its addresses as links. */
function linked(text: string) {
  return textParts(text).map((part, index) =>
    index % 2 === 0 ? html`${part}` : html`<a href="${part}">${part}</a>`,
  )
}

function timeOf(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'pl' ? 'pl' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(time)
}
