const NBSP = '\u00a0'

const MONTHS =
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|January|February|March|April|May|June|July|August|September|October|November|December'

/** A date stays on one line: „24 grudnia 2026”, „12. 05. 2027”, „o 17.00”. Idempotent. */
export function boundDates(text: string): string {
  return text
    .replaceAll(new RegExp(`(\\d{1,2}\\.?) (?=(?:${MONTHS})(?!\\p{L}))`, 'gu'), `$1${NBSP}`)
    .replaceAll(new RegExp(`(?<!\\p{L})(${MONTHS}) (?=\\d)`, 'gu'), `$1${NBSP}`)
    .replaceAll(/(\d{1,2}\.) (?=\d)/gu, `$1${NBSP}`)
    .replaceAll(/(\d{4}) (?=r\.|roku)/gu, `$1${NBSP}`)
}
