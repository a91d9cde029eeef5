import { html, raw } from 'hono/html'
import type { LetterElement, LetterNode } from '#domain/letters/letterNode.ts'
import {
  drawLetter,
  LETTER_DARK_STYLE,
  LETTER_PAGE_STYLE,
  type ReceiptRow,
  wholeAddress,
} from '#domain/letters/letterSheet.ts'
import type { IssueBlock, IssuePhrase } from '#domain/newsletter/issueText.ts'
import { ENGLISH_LETTERS } from './englishLetters.ts'
import { LETTER_CHOICE, type SentLetter } from './letter.ts'
import { linkAddress, type LetterLink, type LetterWords, wordsOf } from './letterWords.ts'
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

/** Renders a letter. Its links lead to `publicOrigin`. */
export async function renderLetter(letter: SentLetter, publicOrigin: string): Promise<RenderedLetter> {
  const words = withHost(
    wordsOf(letter.language === 'pl' ? POLISH_LETTERS : ENGLISH_LETTERS, letter),
    publicOrigin,
  )
  return {
    to: letter.to,
    subject: words.subject,
    text: asText(words, publicOrigin),
    html: await asHtml(words, letter.language, publicOrigin),
    headers: headersOf(letter, publicOrigin),
  }
}

/** With the note about the button's site, when a letter has one. */
function withHost(words: LetterWords, publicOrigin: string): LetterWords {
  const { action, notes } = words
  if (action?.says === undefined) return words
  return { ...words, notes: [action.says(new URL(publicOrigin).host), ...notes] }
}

/** The address for a mail program's own unsubscribing, by the switch of such letters. */
const UNSUBSCRIBE = {
  marketingEmails: '/api/v1/newsletter/unsubscribe',
  emailNotifications: '/api/v1/notices/unsubscribe',
  restock: '/api/v1/restock/withdraw',
  dates: '/api/v1/occasions/unsubscribe',
} as const satisfies Record<Exclude<(typeof LETTER_CHOICE)[SentLetter['kind']], 'always'>, string>

/** Reply address; one-click unsubscribing in the mail program itself (RFC 8058). */
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

function asText(words: LetterWords, publicOrigin: string): string {
  const { paragraphs, blocks = [], receipt, action, notes, other } = words
  const parts = [
    ...paragraphs,
    ...blocks.map((block) => blockAsText(block, publicOrigin)),
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

function blockAsText(block: IssueBlock, publicOrigin: string): string {
  if (block.kind === 'heading') return block.text
  if (block.kind === 'picture') return `[${block.description}]`
  if (block.kind === 'button') return `${block.label}:\n${wholeAddress(block.address, publicOrigin)}`
  return block.lines.map((line) => line.map((one) => phraseAsText(one, publicOrigin)).join('')).join('\n')
}

function phraseAsText({ text, address }: IssuePhrase, publicOrigin: string): string {
  return address === undefined ? text : `${text} <${wholeAddress(address, publicOrigin)}>`
}

function rowAsText({ name, detail, amount }: ReceiptRow): string {
  return `${name}${detail === undefined ? '' : ` (${detail})`}: ${amount}`
}

async function asHtml(words: LetterWords, language: 'pl' | 'en', publicOrigin: string): Promise<string> {
  const { action, other, ...rest } = words
  const linked = (link: LetterLink | undefined) =>
    link === undefined ? undefined : { label: link.label, href: linkAddress(link, publicOrigin) }
  const drawn = drawLetter({ ...rest, language, action: linked(action), other: linked(other) }, publicOrigin)
  const sheet = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${words.subject}</title>
        <style>
          ${raw(LETTER_DARK_STYLE)}
        </style>
      </head>
      <body class="page" style="${LETTER_PAGE_STYLE}">
        ${drawn.map(nodeAsHtml)}
      </body>
    </html>`
  return String(await sheet)
}

type Html = ReturnType<typeof html>

/** An element without possible content. */
const VOID_TAGS: ReadonlySet<LetterElement['tag']> = new Set(['img', 'br'])

function nodeAsHtml(node: LetterNode): Html | string {
  if (typeof node === 'string') return node
  const { tag, style, attributes, children } = node
  const written = Object.entries({ ...attributes, ...(style === '' ? {} : { style }) }).map(
    ([name, value]) => html` ${raw(name)}="${value}"`,
  )
  if (VOID_TAGS.has(tag)) return html`<${raw(tag)}${written} />`
  return html`<${raw(tag)}${written}>${children.map(nodeAsHtml)}</${raw(tag)}>`
}
