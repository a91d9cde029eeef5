import type { PackSubject } from './packRecord.ts'

/** One pack per subject; fit for a cache's name. */
export function packId(subject: PackSubject): string {
  return subject.kind === 'shop' ? 'shop' : `collection-${subject.handle}`
}
