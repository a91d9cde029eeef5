import { storeRule } from '../session/storeRule.ts'
import { type OwnWordRow, type TextRow, titleOfRow, type TextVersionRow } from './textRows.ts'

/**
 * What somebody writes with the text tool. It is on this device alone: whoever signs out is asked before it goes, and
 * what another person has left stays out of sight until they are back.
 */
export const textStores = {
  texts: storeRule<TextRow>({
    owner: 'named',
    atSignIn: 'renamed',
    atOthersSignIn: 'stays',
    atSignOut: 'cleared',
    rescue: 'texts',
    export: (row) => ({
      title: titleOfRow(row),
      text: row.text,
      createdAt: row.createdAt,
      changedAt: row.changedAt,
    }),
  }),
  textVersions: storeRule<TextVersionRow>({
    owner: 'named',
    atSignIn: 'renamed',
    atOthersSignIn: 'stays',
    atSignOut: 'cleared',
    rescue: 'text-versions',
    export: ({ text, reason, keptAt }) => ({ text, reason, keptAt }),
  }),
  ownWords: storeRule<OwnWordRow>({
    owner: 'named',
    atSignIn: 'renamed',
    atOthersSignIn: 'stays',
    atSignOut: 'cleared',
    rescue: 'texts',
    export: ({ word }) => word,
  }),
}
