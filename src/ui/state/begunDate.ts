import { atom } from 'jotai'
import type { OwnDate } from '#domain/occasions/ownDate.ts'
import { store } from './store.ts'
import { useSharedAtom } from './useSharedAtom.ts'

/** The known parts of a new date. */
export type BegunDate = Partial<OwnDate>

const begunDateAtom = atom<BegunDate | null>(null)

/** A date was begun elsewhere: the screen of occasions opens its form with it. */
export function beginDate(date: BegunDate): void {
  store.set(begunDateAtom, date)
}

export function dropBegunDate(): void {
  store.set(begunDateAtom, null)
}

/** The date that was begun elsewhere; null for none. */
export function useBegunDate(): BegunDate | null {
  return useSharedAtom(begunDateAtom)
}
