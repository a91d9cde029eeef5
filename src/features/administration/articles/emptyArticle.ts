import type { EditorArticle, EditorPlace } from '#domain/content/editor.ts'

/** A new article, with a head to be filled in. */
export function emptyArticle(place: EditorPlace, today: Date = new Date()): EditorArticle {
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
