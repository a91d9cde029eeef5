import { a as GIFT_SECTION_ID } from './sklep.produkt._handle-Cq61pkZO.js'
import { t as PRINT_SECTION_ID } from './currentPrint-DIsCT1-U.js'
// src/app/gifts/ownActions.ts
var actionsOf = (kind) =>
  kind === 'words' ? import('./giftActions-B21SkoGc.js') : import('./printActions-D-_jl51m.js')
/** What goes into the cart; what is missing is shown where it is made, and that comes with the sight of it. */
async function takeOwn(kind, handle, variantTitle) {
  const taken = await (await actionsOf(kind)).toBuy(handle, variantTitle)
  if (taken === 'incomplete')
    document.getElementById(kind === 'words' ? GIFT_SECTION_ID : PRINT_SECTION_ID)?.scrollIntoView()
  return taken
}
async function markOwn(kind, handle, thing) {
  await (await actionsOf(kind)).markInCart(handle, thing)
}
export { markOwn, takeOwn }
