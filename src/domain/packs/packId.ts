import type { PackSubject } from './packRecord.ts'

/** One pack per subject; fit for a cache's name. */
export function packId(subject: PackSubject): string {
  switch (subject.kind) {
    case 'shop':
    case 'reading':
      return subject.kind
    case 'collection':
      return `collection-${subject.handle}`
    case 'article':
      return `article-${subject.content}-${subject.slug}`
    case 'series':
      return `series-${subject.content}-${encodeURIComponent(subject.name)}`
  }
}
