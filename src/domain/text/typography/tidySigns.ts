const SPACE = '[^\\S\\n\\r]'

/** Spaces in their places: none before a sign, one after it, never two, none at the ends of lines. */
export function tidySpaces(text: string): string {
  return text
    .replaceAll(new RegExp(`${SPACE}+(?=[\\n\\r]|$)`, 'gu'), '')
    .replaceAll(new RegExp(`(?<=\\S)(${SPACE})${SPACE}+`, 'gu'), (spaces) =>
      spaces.includes('\u00a0') ? '\u00a0' : ' ',
    )
    .replaceAll(
      new RegExp(
        `(?<=[^\\s(„])${SPACE}+(?!,,\\p{L})(?=[,!?…)\\]”]|[:;](?![-')(DPp*|/\\]])|\\.(?:\\s|$))`,
        'gu',
      ),
      '',
    )
    .replaceAll(new RegExp(`(?<=[(„\\[])${SPACE}+(?=\\S)`, 'gu'), '')
    .replaceAll(/(?<=[\p{L}\d”)])([,;])(?=\p{L})/gu, '$1 ')
    .replaceAll(/(?<=\p{Ll}{2}[!?…])(?=\p{Lu}\p{Ll})/gu, ' ')
    .replaceAll(/(?<=\p{Ll}{3}\.)(?=\p{Lu}\p{Ll}+\s)/gu, ' ')
}

/** Three dots become one character, and a dot behind it is removed. */
export function tidyEllipses(text: string): string {
  return text.replaceAll(/\.{3,}|…\.+|\.+…|…{2,}/gu, '…')
}

/** „Polish” quotation marks instead of straight and English ones and of two commas, and a curved apostrophe inside words. */
export function tidyQuotes(text: string): string {
  let open = 0
  const opened = text.replaceAll(/(?<=^|[\s(])[,‚]{2}(?=[\p{L}\p{N}])/gu, '„')
  const quoted = opened.replaceAll(/["“”„\n\r]/gu, (sign, at: number) => {
    if (sign === '\n' || sign === '\r') {
      open = 0
      return sign
    }
    const before = opened.charAt(at - 1)
    const after = opened.charAt(at + 1)
    if (sign === '„') {
      open += 1
      return sign
    }
    const opens = (before === '' || /[\s([{–—«„/]/u.test(before)) && /[^\s.,;:!?)\]}]/u.test(after)
    if (opens) {
      open += 1
      return '„'
    }
    // Inches: 15" of a screen.
    if (sign === '"' && open === 0 && /\d/u.test(before)) return sign
    if (before === '' || /\s/u.test(before)) return sign
    open = Math.max(0, open - 1)
    return '”'
  })
  return quoted.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}

/** Dashes between words and numbers; hyphens stay inside words, postcodes, telephone numbers and dates. */
export function tidyDashes(text: string): string {
  return text
    .replaceAll(/(?<=[^\s-])([ \u00a0])-{1,3}(?= \S)/gu, '$1–')
    .replaceAll(/^-(?= \p{Lu}[^\n\r]* – )/gmu, '–')
    .replaceAll(
      /(?<![\d.,–/\p{L}-])(\d{1,4})-(\d{1,4})(?![\d\p{L}/-]|[.,]\d)/gu,
      (written, one: string, other: string) => {
        const isPostcode = one.length === 2 && other.length === 3
        return isPostcode || Number(one) >= Number(other) ? written : `${one}–${other}`
      },
    )
}
