import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { Si as useServices } from '../renderPage.js'
import { t as Price } from './Price-BlbF-g-Z.js'
import { r as isOwnStorefront } from './runtimeConfig-XMDkCQub.js'
// src/domain/catalogue/sale.ts
/** By how many percent a price was lowered, rounded down so that it never promises more; 0 when it wasn't. */
function salePercent(price, compareAtPrice) {
  if (compareAtPrice === null || compareAtPrice.currencyCode !== price.currencyCode) return 0
  if (compareAtPrice.amount <= price.amount) return 0
  return Math.floor(((compareAtPrice.amount - price.amount) * 100) / compareAtPrice.amount)
}
/** The cheapest variant: the one whose price a list shows. */
function cheapestVariant(product) {
  return product.variants.reduce(
    (cheapest, variant) =>
      cheapest === null || variant.price.amount < cheapest.price.amount ? variant : cheapest,
    null,
  )
}
// src/features/shop/ProductPrice.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A price of the shop. What it was lowered from is the lowest of 30 days where it is our shop that says so. */
function ProductPrice(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, {
    ...props,
    isLowest: isOwnStorefront(useServices().config),
  })
}
export { cheapestVariant as n, salePercent as r, ProductPrice as t }
