import { Nt as createStore } from '../renderPage.js'
// src/features/prints/currentPrint.ts
/** Where the way to one’s own picture leads on a product’s page. */
var PRINT_SECTION_ID = 'obraz'
var currentPrint = createStore(null)
/** Counts the presses that found no picture: the editor says so and leads to the choice of one. */
var askedForPicture = createStore(0)
function changeCurrentPrint(change) {
  const print = currentPrint.getSnapshot()
  if (print !== null)
    currentPrint.set({
      ...print,
      draft: change(print.draft),
    })
}
export { currentPrint as i, askedForPicture as n, changeCurrentPrint as r, PRINT_SECTION_ID as t }
