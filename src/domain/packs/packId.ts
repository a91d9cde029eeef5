import type { PackSubject } from './packRecord.ts'

/** One pack per subject; fit for a cache's name. */
export function packId(subject: PackSubject): string {
  if (subject.kind === 'collection') return `collection-${subject.handle}`
  if (subject.kind === 'article') return `article-${subject.content}-${subject.slug}`
  if (subject.kind === 'series') return `series-${subject.content}-${encodeURIComponent(subject.name)}`
  return subject.kind
}
