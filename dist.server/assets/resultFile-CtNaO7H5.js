import { jt as useStore, st as liveStore } from '../renderPage.js'
// src/features/templates/device/useRuns.ts
var liveRuns = liveStore({
  load: () =>
    Promise.resolve(async (db) =>
      (await db.templateRuns.toArray()).toSorted((one, other) =>
        other.createdAt.localeCompare(one.createdAt),
      ),
    ),
})
var NONE = []
/** The runs of whoever uses this device, live, the latest first; null until they are read. */
function useRuns() {
  const live = useStore(liveRuns)
  if (live.kind === 'unread') return null
  return live.kind === 'failed' ? NONE : live.value
}
var Run_module_default = {
  bar: '_bar_67fuv_2',
  price: '_price_67fuv_10',
  amount: '_amount_67fuv_16',
  note: '_note_67fuv_21',
  missing: '_missing_67fuv_26',
  panel: '_panel_67fuv_30',
  done: '_done_67fuv_40',
  actions: '_actions_67fuv_48',
  nodes: '_nodes_67fuv_56',
  node: '_node_67fuv_56',
  turn: '_turn_67fuv_1',
  nodeIcon: '_nodeIcon_67fuv_69',
  nodeName: '_nodeName_67fuv_95',
  results: '_results_67fuv_101',
  result: '_result_67fuv_101',
  media: '_media_67fuv_114',
  sound: '_sound_67fuv_122',
  text: '_text_67fuv_126',
  foot: '_foot_67fuv_135',
  caption: '_caption_67fuv_144',
  history: '_history_67fuv_152',
  historyTitle: '_historyTitle_67fuv_157',
  historyList: '_historyList_67fuv_161',
  historyItem: '_historyItem_67fuv_169',
  historyThumb: '_historyThumb_67fuv_187',
  historyWords: '_historyWords_67fuv_205',
}
// src/features/templates/run/resultFile.ts
/** The file of a result that is saved and printed: the original, else what there is. */
function fileOf(part) {
  if (part.kind === 'text') return void 0
  return part.files.find(({ role }) => role === 'original') ?? part.files[0]
}
/** What is shown of a picture: smaller than the original where there is such. */
function shownFile(part) {
  if (part.kind === 'text') return void 0
  return part.files.find(({ role }) => role === 'preview') ?? fileOf(part)
}
/** A still of a film. */
function posterOf(part) {
  return part.kind === 'text' ? void 0 : part.files.find(({ role }) => role === 'poster')
}
export { useRuns as a, Run_module_default as i, posterOf as n, shownFile as r, fileOf as t }
