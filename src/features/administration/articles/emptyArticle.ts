import type { DeskArticle, DeskPlace } from '#domain/content/desk.ts'

/** An article that nobody has begun, with a head to be filled in. */
export function emptyArticle(place: DeskPlace, today: Date = new Date()): DeskArticle {
  const head = ['title: ', 'summary: ', `date: ${today.toISOString().slice(0, 10)}`, 'tags: []']
  return {
    ...place,
    title: '',
    isShown: false,
    isEmbedded: false,
    hasDraft: false,
    plannedFor: null,
    updatedAt: null,
    revision: 0,
    source: `---\n${head.join('\n')}\n---\n\n`,
  }
}
