import type { IssueBlock, IssuePhrase } from '../newsletter/issueText.ts'
import { bindNumbers } from '../typography/bindNumbers.ts'
import { bindShortWords } from '../typography/bindShortWords.ts'
import { element, type LetterElement, type LetterNode } from './letterNode.ts'

/** The content of a letter. Addresses are absolute, but those of an issue's blocks, which may be paths of ours. */
export interface LetterSheet {
  readonly language: 'pl' | 'en'
  /** Shown by mail programs beside the subject, not in the letter. */
  readonly preheader?: string | undefined
  readonly paragraphs: readonly string[]
  /** The text of an issue, below the paragraphs. */
  readonly blocks?: readonly IssueBlock[] | undefined
  readonly receipt?: LetterReceipt | undefined
  /** The main link of the letter. */
  readonly action?: SheetLink | undefined
  /** Smaller, below the action. */
  readonly notes: readonly string[]
  /** A second link, below the notes. */
  readonly other?: SheetLink | undefined
}

interface SheetLink {
  readonly label: string
  readonly href: string
}

/** The purchase and its sums: rows of a name and an amount; the last of the sums is the paid one. */
export interface LetterReceipt {
  readonly lines: readonly ReceiptRow[]
  readonly sums: readonly ReceiptRow[]
}

export interface ReceiptRow {
  readonly name: string
  /** Smaller, below the name. */
  readonly detail?: string
  readonly amount: string
}

// Mail programs know neither our fonts nor our tokens: the colours of the light look by hand, styles in place.
const STYLES = {
  page: 'margin:0;padding:24px 12px;background:#f4f5f8;color:#1b2333;font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  preheader: 'display:none;max-height:0;overflow:hidden',
  sheet:
    'max-width:480px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #dfe2ea;border-radius:16px',
  name: 'margin:0 0 24px;font-size:20px;font-weight:700;color:#9a4206',
  paragraph: 'margin:0 0 16px',
  heading: 'margin:28px 0 12px;font-size:20px;line-height:1.3;font-weight:700',
  picture: 'margin:0 0 20px',
  image: 'display:block;width:100%;height:auto;border:0;border-radius:10px',
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

/** Colours that differ in the dark, by class. */
const IN_THE_DARK = {
  page: 'background:#0f172a;color:#f1f5f9',
  sheet: 'background:#182135;border-color:#334060',
  name: 'color:#ffb074',
  note: 'color:#b6c0d4',
  link: 'color:#ffb074',
  line: 'border-color:#334060',
} as const

/**
 * The style in a letter's head: mail programs with a dark mode show the dark colours, and the others are told that the
 * letter supports both.
 */
export const LETTER_DARK_STYLE: string = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme: dark){${Object.entries(IN_THE_DARK)
    .map(([name, style]) => `.${name}{${style.replaceAll(/(?=;|$)/g, ' !important')}}`)
    .join('')}}`,
].join('')

/** The style of the page around a letter. */
export const LETTER_PAGE_STYLE: string = STYLES.page

/** How wide a picture is asked for, px: enough for twice as sharp a screen as the sheet is wide. */
const PICTURE_WIDTH = 960

/** A letter as its reader sees it, to be put on a page of LETTER_PAGE_STYLE. Paths lead to `publicOrigin`. */
export function drawLetter(letter: LetterSheet, publicOrigin: string): readonly LetterElement[] {
  const { language, preheader, paragraphs, blocks = [], receipt, action, notes, other } = letter
  const set = language === 'pl' ? (text: string) => bindShortWords(bindNumbers(text)) : (text: string) => text
  const sheet = element(
    'div',
    STYLES.sheet,
    [
      element('p', STYLES.name, ['Iskra'], { class: 'name' }),
      ...paragraphs.map((text) => element('p', STYLES.paragraph, [set(text)])),
      ...blocks.map((block) => drawBlock(block, { set, publicOrigin })),
      ...(receipt === undefined ? [] : [drawReceipt(receipt)]),
      ...(action === undefined ? [] : [drawButton(set(action.label), action.href)]),
      ...notes.map((text) => noteOf(set(text))),
      ...(other === undefined ? [] : [noteOf(drawLink(set(other.label), other.href))]),
    ],
    { class: 'sheet' },
  )
  if (preheader === undefined || preheader === '') return [sheet]
  return [element('div', STYLES.preheader, [preheader]), sheet]
}

const noteOf = (content: LetterNode) => element('p', STYLES.note, [content], { class: 'note' })

interface Hand {
  /** Sets a text in the typography of its language. */
  readonly set: (text: string) => string
  readonly publicOrigin: string
}

function drawBlock(block: IssueBlock, { set, publicOrigin }: Hand): LetterElement {
  if (block.kind === 'heading') return element('h2', STYLES.heading, [set(block.text)])
  if (block.kind === 'button') return drawButton(set(block.label), wholeAddress(block.address, publicOrigin))
  if (block.kind === 'paragraph') {
    return element('p', STYLES.paragraph, drawLines(block.lines, { set, publicOrigin }))
  }
  const src = pictureAddress(block.address, publicOrigin)
  const picture = element('img', STYLES.image, [], { src, alt: block.description, width: '480' })
  return element('p', STYLES.picture, [picture])
}

function drawLines(
  lines: readonly (readonly IssuePhrase[])[],
  { set, publicOrigin }: Hand,
): readonly LetterNode[] {
  return lines.flatMap((line, index): LetterNode[] => [
    ...(index === 0 ? [] : [element('br', '')]),
    ...line.map(({ text, address }) =>
      address === undefined ? set(text) : drawLink(set(text), wholeAddress(address, publicOrigin)),
    ),
  ])
}

function drawButton(label: string, href: string): LetterElement {
  return element('p', STYLES.action, [element('a', STYLES.button, [label], { href, target: '_blank' })])
}

function drawLink(label: string, href: string): LetterElement {
  return element('a', STYLES.link, [label], { href, target: '_blank', class: 'link' })
}

function drawReceipt({ lines, sums }: LetterReceipt): LetterElement {
  const row = (
    { name, detail, amount }: ReceiptRow,
    [nameStyle, amountStyle]: readonly [string, string],
    look: 'line' | 'note' | '' = '',
  ) => {
    const worn = look === '' ? {} : { class: look }
    return element('tr', '', [
      element(
        'td',
        nameStyle,
        [
          name,
          ...(detail === undefined ? [] : [element('span', STYLES.detail, [detail], { class: 'note' })]),
        ],
        worn,
      ),
      element('td', amountStyle, [amount], worn),
    ])
  }
  const paid = sums.at(-1)
  const rows = [
    ...lines.map((line) => row(line, [STYLES.nameCell, STYLES.amountCell], 'line')),
    ...sums.slice(0, -1).map((sum) => row(sum, [STYLES.sumName, STYLES.sumAmount], 'note')),
    ...(paid === undefined ? [] : [row(paid, [STYLES.paidName, STYLES.paidAmount])]),
  ]
  return element('table', STYLES.receipt, [element('tbody', '', rows)], { role: 'presentation' })
}

/** The absolute form of an address that may be a path of ours. */
export function wholeAddress(address: string, publicOrigin: string): string {
  return address.startsWith('/') ? `${publicOrigin}${address}` : address
}

/** A picture of ours is asked for as large as a letter shows it. */
function pictureAddress(address: string, publicOrigin: string): string {
  if (!address.startsWith('/') || address.includes('?')) return wholeAddress(address, publicOrigin)
  return `${publicOrigin}${address}?width=${PICTURE_WIDTH}`
}
