import { html } from 'hono/html'
import { bindNumbers } from '#domain/typography/bindNumbers.ts'
import { bindShortWords } from '#domain/typography/bindShortWords.ts'
import { ENGLISH_LETTERS } from './englishLetters.ts'
import type { SentLetter } from './letter.ts'
import { type LetterWords, linkAddress, wordsOf } from './letterWords.ts'
import { POLISH_LETTERS } from './polishLetters.ts'

/** A letter ready to be sent. */
export interface RenderedLetter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Headers besides those of every letter. */
  readonly headers: Readonly<Record<string, string>>
}

/** Writes a letter out. Its links lead to `publicOrigin`. */
export async function renderLetter(letter: SentLetter, publicOrigin: string): Promise<RenderedLetter> {
  const words = wordsOf(letter.language === 'pl' ? POLISH_LETTERS : ENGLISH_LETTERS, letter)
  return {
    to: letter.to,
    subject: words.subject,
    text: asText(words, publicOrigin),
    html: await asHtml(words, letter.language, publicOrigin),
    headers:
      letter.kind === 'newsletter-welcome' ? unsubscribeHeaders(letter.unsubscribeToken, publicOrigin) : {},
  }
}

/** One-click unsubscribing in the mail program itself (RFC 8058). */
function unsubscribeHeaders(token: string, publicOrigin: string): Record<string, string> {
  const query = new URLSearchParams({ token }).toString()
  return {
    'List-Unsubscribe': `<${publicOrigin}/api/v1/newsletter/unsubscribe?${query}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function asText({ paragraphs, action, notes, other }: LetterWords, publicOrigin: string): string {
  const parts = [
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${linkAddress(action, publicOrigin)}`]),
    ...notes,
    ...(other === undefined ? [] : [`${other.label}:\n${linkAddress(other, publicOrigin)}`]),
    `Iskra\n${publicOrigin}`,
  ]
  return `${parts.join('\n\n')}\n`
}

// Mail programs know neither our fonts nor our tokens: the colours of the light look by hand, styles in place.
const STYLES = {
  body: 'margin:0;padding:24px 12px;background:#f4f5f8;color:#1b2333;font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  sheet:
    'max-width:480px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #dfe2ea;border-radius:16px',
  name: 'margin:0 0 24px;font-size:20px;font-weight:700;color:#9a4206',
  paragraph: 'margin:0 0 16px',
  action: 'margin:24px 0',
  button:
    'display:inline-block;padding:12px 22px;border-radius:10px;background:#f49a4d;color:#23150a;font-weight:600;text-decoration:none',
  note: 'margin:0 0 8px;font-size:14px;color:#555d70',
  link: 'color:#9a4206;word-break:break-word',
} as const

async function asHtml(words: LetterWords, language: string, publicOrigin: string): Promise<string> {
  const { subject, paragraphs, action, notes, other } = words
  const set = language === 'pl' ? (text: string) => bindShortWords(bindNumbers(text)) : (text: string) => text
  const sheet = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="${STYLES.body}">
        <div style="${STYLES.sheet}">
          <p style="${STYLES.name}">Iskra</p>
          ${paragraphs.map((text) => html`<p style="${STYLES.paragraph}">${set(text)}</p> `)}
          ${
            action === undefined
              ? ''
              : html`<p style="${STYLES.action}">
                  <a href="${linkAddress(action, publicOrigin)}" target="_blank" style="${STYLES.button}"
                    >${set(action.label)}</a
                  >
                </p>`
          }
          ${notes.map((text) => html`<p style="${STYLES.note}">${set(text)}</p> `)}
          ${
            other === undefined
              ? ''
              : html`<p style="${STYLES.note}">
                  <a href="${linkAddress(other, publicOrigin)}" target="_blank" style="${STYLES.link}"
                    >${set(other.label)}</a
                  >
                </p>`
          }
        </div>
      </body>
    </html>`
  return String(await sheet)
}
