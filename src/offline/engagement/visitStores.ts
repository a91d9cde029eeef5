import { storeRule } from '../session/storeRule.ts'
import type { VisitEventRow, VisitorRow } from './visitorRow.ts'

/** The visits of people who agreed: they aren't set aside for their owner, and wiped ones don't come back. */
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
