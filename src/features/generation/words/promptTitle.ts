const TITLE_MOST = 70

/** A prompt as a name: its beginning, cut between words. */
export function promptTitle(prompt: string): string {
  const line = prompt.replaceAll(/\s+/gu, ' ').trim()
  if (line.length <= TITLE_MOST) return line
  const cut = line.slice(0, TITLE_MOST)
  const space = cut.lastIndexOf(' ')
  const whole = space > TITLE_MOST / 2 ? cut.slice(0, space) : cut
  // Half a surrogate pair is no letter.
  return `${whole.replace(/[\uD800-\uDBFF]$/u, '').replace(/[\s,.;:–-]+$/u, '')}…`
}
