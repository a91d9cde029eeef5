import { storeRule } from '../session/storeRule.ts'
import type { DrawingPictureRow, DrawingRow, DrawingVersionRow } from './drawingRows.ts'

/** It is on this device alone: what another person has left stays out of sight until they are back. */
const STAYS = {
  owner: 'named',
  atSignIn: 'renamed',
  atOthersSignIn: 'stays',
  atSignOut: 'cleared',
} as const

/** What somebody draws with the tools for diagrams and flows. Whoever signs out is asked before it goes. */
export const drawingStores = {
  drawings: storeRule<DrawingRow>({
    ...STAYS,
    rescue: 'drawings',
    export: ({ kind, givenTitle, scene, createdAt, changedAt }) => ({
      kind,
      givenTitle,
      scene,
      createdAt,
      changedAt,
    }),
  }),
  drawingVersions: storeRule<DrawingVersionRow>({
    ...STAYS,
    rescue: 'drawing-versions',
    export: ({ scene, reason, keptAt }) => ({ scene, reason, keptAt }),
  }),
  drawingPictures: storeRule<DrawingPictureRow>({
    ...STAYS,
    rescue: 'uploads',
    // Pictures that stand in no text; their owner has the files that they chose.
    export: null,
  }),
}
