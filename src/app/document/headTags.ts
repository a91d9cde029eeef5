/** One element of the head that belongs to a screen, as an attribute list and its text. */
export interface HeadTag {
  readonly name: 'meta' | 'link' | 'script'
  /** Tells the tag from others of its name: `name=description`, `rel=canonical`. */
  readonly key: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string | null
}

export interface ScreenHead {
  readonly title: string | null
  readonly tags: readonly HeadTag[]
}

type Given = Readonly<Record<string, unknown>>

/** The parts of a route match that its `head` made. */
export interface HeadParts {
  readonly meta?: unknown
  readonly links?: unknown
  readonly headScripts?: unknown
}

function listOf(value: unknown): readonly Given[] {
  return Array.isArray(value)
    ? value.filter((item): item is Given => typeof item === 'object' && item !== null)
    : []
}

function attributesOf(given: Given): Record<string, string> {
  const entries = Object.entries(given).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries.filter(([name]) => name !== 'children'))
}

/** Joins the heads of the matched routes, outermost first: the innermost says each thing last. */
export function screenHead(matches: readonly HeadParts[]): ScreenHead {
  let title: string | null = null
  const tags = new Map<string, HeadTag>()

  for (const match of matches) {
    for (const meta of listOf(match.meta)) {
      if (typeof meta['title'] === 'string') {
        title = meta['title']
        continue
      }
      const attributes = attributesOf(meta)
      const key =
        attributes['name'] === undefined
          ? `property=${attributes['property'] ?? ''}`
          : `name=${attributes['name']}`
      tags.set(`meta ${key}`, { name: 'meta', key, attributes, text: null })
    }
    for (const link of listOf(match.links)) {
      const attributes = attributesOf(link)
      const key = `rel=${attributes['rel'] ?? ''}`
      tags.set(`link ${key}`, { name: 'link', key, attributes, text: null })
    }
    for (const [place, script] of listOf(match.headScripts).entries()) {
      const text = typeof script['children'] === 'string' ? script['children'] : ''
      const attributes = attributesOf(script)
      // Data only: a script that runs is never made from a string.
      if (attributes['type'] === 'application/ld+json') {
        tags.set(`script ${place}`, { name: 'script', key: `${place}`, attributes, text })
      }
    }
  }
  return { title, tags: [...tags.values()] }
}
