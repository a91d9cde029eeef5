/** One answer as the edge sent it. */
export interface SentAnswer {
  readonly path: string
  /** The media type alone, without its parameters. */
  readonly type: string
  readonly bytes: number
  /** Asked for by the service worker, not by the page. */
  readonly byWorker: boolean
}

/** What an answer is to the page. */
export type SentKind = 'script' | 'style' | 'document' | 'picture' | 'font' | 'other'

/** How much of what was sent: bytes of bodies as they went over the line, and how many answers that were. */
export interface Amount {
  readonly bytes: number
  readonly requests: number
}

/** What was sent of each kind and altogether. */
export type SentAmounts = Readonly<Record<SentKind | 'all', Amount>>

/** Adds up what the page asked for, and apart from it what its worker did. */
export function addUpSent(answers: readonly SentAnswer[]): { page: SentAmounts; worker: SentAmounts } {
  return {
    page: amounts(answers.filter(({ byWorker }) => !byWorker)),
    worker: amounts(answers.filter(({ byWorker }) => byWorker)),
  }
}

function amounts(answers: readonly SentAnswer[]): SentAmounts {
  const of = (kind: SentKind) => amount(answers.filter(({ type }) => kindOf(type) === kind))
  return {
    script: of('script'),
    style: of('style'),
    document: of('document'),
    picture: of('picture'),
    font: of('font'),
    other: of('other'),
    all: amount(answers),
  }
}

function amount(answers: readonly SentAnswer[]): Amount {
  return { bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0), requests: answers.length }
}

function kindOf(type: string): SentKind {
  if (/javascript/.test(type)) return 'script'
  if (type === 'text/css') return 'style'
  if (type === 'text/html') return 'document'
  if (type.startsWith('image/')) return 'picture'
  if (type.startsWith('font/')) return 'font'
  return 'other'
}
