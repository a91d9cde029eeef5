import { storeRule } from '../session/storeRule.ts'
import type { VisitEventRow, VisitorRow } from './visitorRow.ts'

/** Visits of those who have agreed themselves: nobody's wait for them, and nothing wiped comes back. */
export const visitStores = {
  visitor: storeRule<VisitorRow>({
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: 'cleared',
    atSignOut: 'cleared',
    rescue: null,
    export: ({ record: { counted: _counted, ...record } }) => record,
  }),
  visitEvents: storeRule<VisitEventRow>({
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: 'cleared',
    atSignOut: 'cleared',
    rescue: null,
    export: (row) => row,
  }),
}
