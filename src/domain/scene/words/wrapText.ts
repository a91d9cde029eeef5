import { charactersOf } from '../../wording/characters.ts'

/** Tells how wide a piece of a line is, px. */
export type Measure = (text: string) => number

/**
 * The lines of a text that is at most so wide, px: breaks at spaces, and within a word only where it alone is too wide.
 * Lone letters (w, z, i …) go to the next line, as Polish is set. Spaces at breaks are left out; line ends stay.
 */
export function wrapText(text: string, width: number, measure: Measure): readonly string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width, measure))
}

const LONE = /^\p{L}$/u

function wrapLine(line: string, width: number, measure: Measure): readonly string[] {
  if (measure(line) <= width) return [line]
  const lines: string[] = []
  let words: string[] = []
  const close = () => {
    if (words.length > 0) lines.push(words.join(' '))
    words = []
  }
  for (const word of line.split(/ +/u).filter(Boolean)) {
    if (measure([...words, word].join(' ')) <= width) {
      words.push(word)
      continue
    }
    const lone = words.length > 1 && LONE.test(words.at(-1) ?? '') ? words.pop() : undefined
    close()
    if (lone !== undefined) words.push(lone)
    if (measure([...words, word].join(' ')) <= width) {
      words.push(word)
      continue
    }
    close()
    const parts = brokenWord(word, width, measure)
    lines.push(...parts.slice(0, -1))
    words.push(parts.at(-1) ?? '')
  }
  close()
  return lines.length === 0 ? [''] : lines
}

/** A word that is too wide in pieces that aren't; each has at least one sign. */
function brokenWord(word: string, width: number, measure: Measure): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (const segment of charactersOf(word)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part)
      part = segment
    } else part += segment
  }
  return [...parts, part]
}
