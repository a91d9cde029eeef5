import type { PackSubject, ReadingSubject } from './packRecord.ts'

/** Whether a pack holds articles rather than products. */
export function isReading(subject: PackSubject): subject is ReadingSubject {
  return subject.kind !== 'shop' && subject.kind !== 'collection'
}
