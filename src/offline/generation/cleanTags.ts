import { TAG_MOST, TAGS_MOST } from '#domain/generation/limits.ts'

/** Tags as they are stored: trimmed, none empty or too long, unique without regard to case. */
export function cleanTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of tags) {
    const text = tag.trim().slice(0, TAG_MOST).trim()
    const key = text.toLocaleLowerCase('pl')
    if (text !== '' && !seen.has(key)) seen.set(key, text)
  }
  return [...seen.values()].slice(0, TAGS_MOST)
}
