// src/domain/prints/printProducts.ts
/** What is printed with a buyer's own picture, by handle. Small: each product's page asks. */
var THINGS = {
  'kubek-z-twoim-obrazem': 'mug',
  'plakat-z-twoim-obrazem': 'poster',
  'obraz-na-plotnie': 'canvas',
  'koszulka-z-twoim-wzorem': 'shirt',
  'koszulka-z-portretem-kota': 'shirt',
  'poduszka-z-pupilem': 'cushion',
  'puzzle-z-twoim-obrazem': 'puzzle',
  'torba-laka': 'bag',
  'fotoksiazka-rok-razem': 'book',
  'fotoksiazka-pierwszy-rok': 'book',
}
/** What a picture is printed on; null for products that take none. */
function printedThing(handle) {
  return Object.hasOwn(THINGS, handle) ? (THINGS[handle] ?? null) : null
}
/** Things that are whole without a picture: a bag has a design of its own, a book its cloth. */
var WHOLE = /* @__PURE__ */ new Set(['bag', 'book', null])
/** Whether a product can't be made without its buyer's picture. */
function needsPicture(handle) {
  return !WHOLE.has(printedThing(handle))
}
Object.keys(THINGS)
export { printedThing as n, needsPicture as t }
