import { matchScreen } from '../addresses/matchScreen.ts'

/**
 * The text of a newsletter's issue, as it is typed. Blocks are parted by empty lines:
 *
 *     # A heading
 *
 *     A paragraph with [a link](/sklep/kartki) or [one elsewhere](https://example.pl).
 *     Its second line.
 *
 *     ![What the picture shows](/media/home/kartki.jpg)
 *
 *     [[What the button says]](/sklep)
 *
 * Everything else is text to the letter.
 */
export interface IssueText {
  readonly blocks: readonly IssueBlock[]
  readonly problems: readonly TextProblem[]
}

export type IssueBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly IssuePhrase[])[] }
  | { readonly kind: 'picture'; readonly address: string; readonly description: string }
  | { readonly kind: 'button'; readonly label: string; readonly address: string }

/** Words of a paragraph; with an address they are a link. */
export interface IssuePhrase {
  readonly text: string
  /** A path of ours or an https address. */
  readonly address?: string
}

export const TEXT_PROBLEMS = [
  /** A path without a screen, or an address that isn't https. */
  'link',
  /** A button leads to a screen of ours. */
  'button',
  /** Pictures come from the shop's origins: no third party learns who opens a letter. */
  'picture',
  /** A picture without an alternative text. */
  'picture-words',
] as const

/** A problem that keeps a text from being sent. */
export interface TextProblem {
  readonly code: (typeof TEXT_PROBLEMS)[number]
  /** The typed text there. */
  readonly typed: string
}

const HEADING = /^#[ \t]+(\S.*)$/
const PICTURE = /^!\[([^\]\n]*)\]\(([^()\s]*)\)$/
const BUTTON = /^\[\[([^\]\n]+)\]\]\(([^()\s]*)\)$/
const LINK = /\[([^[\]\n]+)\]\(([^()\s]*)\)/g

/** Parses the typed text. `pictureOrigins`: allowed origins of pictures besides our own. */
export function readIssueText(typed: string, pictureOrigins: readonly string[]): IssueText {
  const found = typed
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(partBlocks)
  return {
    blocks: found,
    problems: found.flatMap((block) => problemsOf(block, pictureOrigins)),
  }
}

/** A line of its own that is a heading, a picture or a button parts the paragraph around it. */
function partBlocks(part: string): IssueBlock[] {
  const blocks: IssueBlock[] = []
  let lines: (readonly IssuePhrase[])[] = []
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', lines })
    lines = []
  }
  for (const line of part.split('\n').map((one) => one.trim())) {
    const block = blockOf(line)
    if (block === null) lines.push(phrasesOf(line))
    else {
      endParagraph()
      blocks.push(block)
    }
  }
  endParagraph()
  return blocks
}

function blockOf(line: string): IssueBlock | null {
  const [, heading] = HEADING.exec(line) ?? []
  if (heading !== undefined) return { kind: 'heading', text: heading }
  const [, description, source] = PICTURE.exec(line) ?? []
  if (description !== undefined && source !== undefined) {
    return { kind: 'picture', address: source, description: description.trim() }
  }
  const [, label, address] = BUTTON.exec(line) ?? []
  if (label !== undefined && address !== undefined) return { kind: 'button', label: label.trim(), address }
  return null
}

function phrasesOf(line: string): IssuePhrase[] {
  const phrases: IssuePhrase[] = []
  let end = 0
  for (const found of line.matchAll(LINK)) {
    const [whole, text = '', address = ''] = found
    if (found.index > end) phrases.push({ text: line.slice(end, found.index) })
    phrases.push({ text, address })
    end = found.index + whole.length
  }
  if (end < line.length) phrases.push({ text: line.slice(end) })
  return phrases
}

function problemsOf(block: IssueBlock, pictureOrigins: readonly string[]): TextProblem[] {
  if (block.kind === 'heading') return []
  if (block.kind === 'button')
    return isScreen(block.address) ? [] : [{ code: 'button', typed: block.address }]
  if (block.kind === 'picture') {
    const isAllowed = isPictureAddress(block.address, pictureOrigins)
    return [
      ...(isAllowed ? [] : [{ code: 'picture' as const, typed: block.address }]),
      ...(block.description === '' ? [{ code: 'picture-words' as const, typed: block.address }] : []),
    ]
  }
  return block.lines
    .flat()
    .flatMap(({ address }) =>
      address === undefined || isScreen(address) || isSecure(address)
        ? []
        : [{ code: 'link' as const, typed: address }],
    )
}

function isScreen(address: string): boolean {
  return (
    address.startsWith('/') &&
    !address.startsWith('//') &&
    matchScreen(address.replace(/[?#].*$/, '')) !== null
  )
}

function isSecure(address: string): boolean {
  return /^https:\/\//i.test(address) && URL.canParse(address)
}

function isPictureAddress(address: string, origins: readonly string[]): boolean {
  if (/^\/media\/[\w/.?=&-]+$/.test(address)) return !address.includes('..')
  return isSecure(address) && origins.includes(new URL(address).origin)
}
