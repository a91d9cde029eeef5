import { storeRule } from '../session/storeRule.ts'
import type { OwnWordRow, TextReworkRow, TextRow, TextVersionRow } from './textRows.ts'

/** It is on this device alone: what another person has left stays out of sight until they are back. */
const STAYS = {
  owner: 'named',
  atSignIn: 'renamed',
  atOthersSignIn: 'stays',
  atSignOut: 'cleared',
} as const

/** What somebody writes with the text tool. Whoever signs out is asked before it goes. */
export const textStores = {
  texts: storeRule<TextRow>({
    ...STAYS,
    rescue: 'texts',
    export: ({ givenTitle, text, createdAt, changedAt }) => ({ givenTitle, text, createdAt, changedAt }),
  }),
  textVersions: storeRule<TextVersionRow>({
    ...STAYS,
    rescue: 'text-versions',
    export: ({ text, reason, keptAt }) => ({ text, reason, keptAt }),
  }),
  textReworks: storeRule<TextReworkRow>({
    ...STAYS,
    rescue: 'texts',
    export: ({ task, words, answer, askedAt }) => ({ task, words, answer, askedAt }),
  }),
  ownWords: storeRule<OwnWordRow>({ ...STAYS, rescue: 'texts', export: ({ word }) => word }),
}
