import type { AccountCopyRow } from './accountCopyRow.ts'
import { type DraftRow, isDraft, isFileDraft } from './draftRow.ts'
import type { SessionRow } from './sessionRow.ts'
import { storeRule } from './storeRule.ts'

/** The session of this device, the offline copies of its account, and unsent texts. */
export const sessionStores = {
  drafts: storeRule<DraftRow>({
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: (rows) => rows.filter(isDraft),
    atSignOut: 'cleared',
    rescue: 'drafts',
    // Files can't be exported as text; their owner has the originals.
    export: (row) => (isDraft(row) && !isFileDraft(row) ? row : undefined),
  }),
  accountCopies: storeRule<AccountCopyRow>({
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: 'cleared',
    atSignOut: 'cleared',
    rescue: null,
    // The account's own copy has them.
    export: null,
  }),
  // The sign-in and the sign-out write it themselves.
  session: storeRule<SessionRow>({
    owner: 'device',
    atSignIn: 'stay',
    atOthersSignIn: 'stays',
    atSignOut: 'stays',
    rescue: 'state',
    export: null,
  }),
}
