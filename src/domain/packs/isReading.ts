import type { PackSubject, ReadingSubject } from './packRecord.ts'

/** Whether a pack holds something to read, and not what is sold. */
export function isReading(subject: PackSubject): subject is ReadingSubject {
  return subject.kind !== 'shop' && subject.kind !== 'collection'
}
