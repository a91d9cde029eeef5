import type { Press } from './press.ts'
import type { PageName } from './targets.ts'

export const DIALOG = 'dialog[open], [role=dialog]'
const CART = ':is(a, button):has(.lucide-shopping-cart)'

/** A press on the cart of any page. */
export const CART_PRESS: Press = {
  name: 'cart',
  control: CART,
  answered: { sight: DIALOG, going: '/koszyk' },
}

/** What is pressed on pages of the product. */
export const PRODUCT_PRESSES: readonly (Press & { readonly page: PageName })[] = [
  { ...CART_PRESS, page: '/sklep' },
  {
    name: 'menu',
    page: '/sklep',
    control: 'header button:has(.lucide-menu)',
    answered: { sight: DIALOG },
  },
  {
    name: 'filter',
    page: '/sklep',
    // A button of a sheet in a phone's window, the first of the boxes where they have a place of their own.
    control: 'main button:has(.lucide-sliders-horizontal), main fieldset label:has([type=checkbox])',
    answered: { sight: DIALOG, going: '[?&]kategoria=' },
  },
  {
    name: 'product',
    page: '/sklep',
    control: 'main article h3 a',
    answered: { going: '/sklep/produkt/' },
    // The list's own heading is still there while the next screen comes.
    done: { sight: 'main h1', text: '^(?!Sklep$)' },
  },
  {
    name: 'add to cart',
    page: 'product',
    control: 'main button:has(.lucide-shopping-bag)',
    answered: { otherLook: true },
    done: { sight: CART, text: String.raw`\([1-9]` },
  },
]

/** What is pressed on the page without script: a link, which needs none. */
export const STATIC_PRESS: Press = {
  name: 'product',
  control: 'main .hero',
  answered: { going: '/produkt/' },
  done: { sight: 'main [data-product]' },
}

/** What is pressed on the page of React and the router alone. */
export const REACT_PRESS: Press = {
  name: 'count',
  control: 'main button',
  answered: { sight: 'main output' },
}
