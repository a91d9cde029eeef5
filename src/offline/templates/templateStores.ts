import { storeRule } from '../session/storeRule.ts'
import { isUnsaved, type TemplateDraftRow } from './templateDraftRow.ts'

/** Templates as they are edited on this device. */
export const templateStores = {
  templateDrafts: storeRule<TemplateDraftRow>({
    owner: 'present',
    atSignIn: 'stay',
    // Unsaved templates are set aside; the others come back with the next read.
    atOthersSignIn: (rows) => rows.filter(isUnsaved),
    atSignOut: 'cleared',
    rescue: 'drafts',
    export: ({ title, template, changedAt, pins }) => ({ title, template, changedAt, pins }),
  }),
}
