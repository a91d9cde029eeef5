const NAMED: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00A0',
  semi: ';',
}

/** Words as they are meant, of words as Mermaid writes them: without quotes, with line breaks and signs by their codes. */
export function readWords(written: string): string {
  const trimmed = written.trim()
  const isQuoted = trimmed.length >= 2 && trimmed.startsWith('"') && trimmed.endsWith('"')
  return readQuoted(isQuoted ? trimmed.slice(1, -1) : trimmed)
}

/** The same of words between quotes, whose spaces at both ends are theirs. */
export function readQuoted(inner: string): string {
  const plain = inner.length >= 2 && inner.startsWith('`') && inner.endsWith('`') ? inner.slice(1, -1) : inner
  return plain
    .replaceAll(/<br\s*\/?>/giu, '\n')
    .replaceAll(/#(\d{1,6}|[a-z]{2,5});/gu, (code, name: string) => signOf(name) ?? code)
}

function signOf(name: string): string | undefined {
  if (!/^\d+$/u.test(name)) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  const code = Number(name)
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : undefined
}

/** Words that stand in a text as they are. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} .,!?%+'’„”–_*€…-]*$/u
/** Words with a meaning of their own. */
const RESERVED = /\b(?:end|graph|subgraph|default)\b/iu

/** Words for between brackets: quoted where a sign of them means something else. */
export function quotedWords(words: string): string {
  const isPlain =
    PLAIN.test(words) && !RESERVED.test(words) && words === words.trim() && !/--|\.-/u.test(words)
  return isPlain ? words : `"${escapedWords(words)}"`
}

/** Words for the rest of a line: after a colon. */
export function lineWords(words: string): string {
  return escapedWords(words).trim()
}

/** The same for words that begin a line: what would mean something else there begins by the code of its first sign. */
export function firstWords(words: string, meansElse: RegExp): string {
  const line = lineWords(words)
  const [first = ''] = line
  return meansElse.test(line) ? `#${first.codePointAt(0)};${line.slice(first.length)}` : line
}

/** Words between quotes. */
export function escapedWords(words: string): string {
  return words
    .replaceAll(/#(?=[\w]+;)/gu, '#35;')
    .replaceAll('"', '#quot;')
    .replaceAll(/<(?=br\s*\/?>)/giu, '#lt;')
    .replaceAll(/;(?<!#\w{1,6};)/gu, '#semi;')
    .replaceAll(/\r?\n/gu, '<br>')
    .replaceAll(/^`|`$/gu, '#96;')
}
