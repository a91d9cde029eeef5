import { html } from 'hono/html'
import { bindNumbers } from '#domain/typography/bindNumbers.ts'
import { bindShortWords } from '#domain/typography/bindShortWords.ts'
import { ENGLISH_LETTERS } from './englishLetters.ts'
import { LETTER_CHOICE, type SentLetter } from './letter.ts'
import { type LetterWords, linkAddress, type ReceiptRow, wordsOf } from './letterWords.ts'
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
    headers: headersOf(letter, publicOrigin),
  }
}

/** Where a mail program unsubscribes by itself, by what switches such letters off. */
const UNSUBSCRIBE = {
  marketingEmails: '/api/v1/newsletter/unsubscribe',
  emailNotifications: '/api/v1/notices/unsubscribe',
} as const satisfies Record<Exclude<(typeof LETTER_CHOICE)[SentLetter['kind']], 'always'>, string>

/** Whom to answer; one-click unsubscribing in the mail program itself (RFC 8058). */
function headersOf(letter: SentLetter, publicOrigin: string): Record<string, string> {
  if (letter.kind === 'contact-message') return { 'Reply-To': letter.from }
  const choice = LETTER_CHOICE[letter.kind]
  if (choice === 'always' || !('unsubscribeToken' in letter)) return {}
  const query = new URLSearchParams({ token: letter.unsubscribeToken }).toString()
  return {
    'List-Unsubscribe': `<${publicOrigin}${UNSUBSCRIBE[choice]}?${query}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function asText({ paragraphs, receipt, action, notes, other }: LetterWords, publicOrigin: string): string {
  const parts = [
    ...paragraphs,
    ...(receipt === undefined
      ? []
      : [receipt.lines, receipt.sums].map((rows) => rows.map(rowAsText).join('\n'))),
    ...(action === undefined ? [] : [`${action.label}:\n${linkAddress(action, publicOrigin)}`]),
    ...notes,
    ...(other === undefined ? [] : [`${other.label}:\n${linkAddress(other, publicOrigin)}`]),
    `Iskra\n${publicOrigin}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function rowAsText({ name, detail, amount }: ReceiptRow): string {
  return `${name}${detail === undefined ? '' : ` (${detail})`}: ${amount}`
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
  receipt: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px',
  nameCell: 'padding:8px 12px 8px 0;border-top:1px solid #dfe2ea;text-align:left;vertical-align:top',
  amountCell:
    'padding:8px 0;border-top:1px solid #dfe2ea;text-align:right;vertical-align:top;white-space:nowrap',
  detail: 'display:block;font-size:13px;color:#555d70',
  sumName: 'padding:4px 12px 4px 0;text-align:left;color:#555d70',
  sumAmount: 'padding:4px 0;text-align:right;white-space:nowrap;color:#555d70',
  paidName: 'padding:8px 12px 4px 0;text-align:left;font-weight:700',
  paidAmount: 'padding:8px 0 4px;text-align:right;white-space:nowrap;font-weight:700',
} as const

async function asHtml(words: LetterWords, language: string, publicOrigin: string): Promise<string> {
  const { subject, paragraphs, receipt, action, notes, other } = words
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
          ${receipt === undefined ? '' : receiptAsHtml(receipt)}
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

function receiptAsHtml({ lines, sums }: NonNullable<LetterWords['receipt']>) {
  const row = ({ name, detail, amount }: ReceiptRow, nameStyle: string, amountStyle: string) =>
    html`<tr>
      <td style="${nameStyle}">
        ${name}${detail === undefined ? '' : html`<span style="${STYLES.detail}">${detail}</span>`}
      </td>
      <td style="${amountStyle}">${amount}</td>
    </tr>`
  const paid = sums.at(-1)
  return html`<table role="presentation" style="${STYLES.receipt}">
    ${lines.map((line) => row(line, STYLES.nameCell, STYLES.amountCell))}
    ${sums.slice(0, -1).map((sum) => row(sum, STYLES.sumName, STYLES.sumAmount))}
    ${paid === undefined ? '' : row(paid, STYLES.paidName, STYLES.paidAmount)}
  </table>`
}
