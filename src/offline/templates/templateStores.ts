import { storeRule } from '../session/storeRule.ts'
import { isUnsaved, type TemplateDraftRow } from './templateDraftRow.ts'

/** Templates as they are edited on this device. */
export const templateStores = {
  templateDrafts: storeRule<TemplateDraftRow>({
    owner: 'present',
    atSignIn: 'stay',
    // What the server hasn’t waits apart; the rest is there again by the next reading.
    atOthersSignIn: (rows) => rows.filter(isUnsaved),
    atSignOut: 'cleared',
    rescue: 'drafts',
    export: ({ title, template, changedAt, pins }) => ({ title, template, changedAt, pins }),
  }),
}
