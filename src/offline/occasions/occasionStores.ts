import { storeRule } from '../session/storeRule.ts'
import type { OccasionRow } from './occasionRow.ts'

/** The dates a person has written down. */
export const occasionStores = {
  occasions: storeRule<OccasionRow>({
    owner: 'present',
    atSignIn: 'merged',
    // Those that changes are about are among them; the account has the last word on the others.
    atOthersSignIn: (rows) => rows,
    atSignOut: 'cleared',
    rescue: 'state',
    export: ({ date }) => date,
  }),
}
