import type { Press } from '../visits/press.ts'
import { CART_PRESS, DIALOG } from '../visits/presses.ts'
import type { Target } from '../visits/targets.ts'

/** A screen of a signed-in person, and what is pressed on it. */
export interface Screen extends Omit<Target, 'site'> {
  readonly press: Press
}

/** The checkout’s address, which only its cart knows. */
export const CHECKOUT = 'checkout'

const OTHER_LOOK = { otherLook: true } as const

/** Ten screens of a person with some pictures, a thing in the cart and templates. Of the checkout the path is not known yet. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'history',
    path: '/historia',
    ready: 'main img',
    press: { name: 'favourites alone', control: 'main button[aria-pressed]', answered: OTHER_LOOK },
  },
  {
    name: 'gallery',
    path: '/profil/galeria',
    ready: 'main [role=gridcell] img',
    press: CART_PRESS,
  },
  {
    name: 'picture generator',
    path: '/generatory/obraz',
    ready: 'main textarea',
    press: { name: 'occasion', control: 'main button:has(.lucide-cake)', answered: OTHER_LOOK },
  },
  {
    name: CHECKOUT,
    path: '',
    ready: 'main input[inputmode=email]',
    press: {
      name: 'order or other delivery',
      control: 'main button[aria-expanded][aria-controls], main label:has([type=radio]:not(:checked))',
      answered: OTHER_LOOK,
    },
  },
  {
    name: 'panel',
    path: '/panel',
    ready: 'main h1',
    press: CART_PRESS,
  },
  {
    name: 'account settings',
    path: '/ustawienia/konto',
    ready: 'main input',
    press: CART_PRESS,
  },
  {
    name: 'preferences',
    path: '/preferences',
    ready: 'main input',
    press: {
      name: 'theme',
      control: 'main label:has([value=light]:not(:checked)), main label:has([value=dark]:not(:checked))',
      answered: OTHER_LOOK,
    },
  },
  {
    name: 'template editor',
    path: '/admin/template-builder?id=iskra-portret-pupila',
    ready: 'main .react-flow__node, main button[aria-pressed]',
    press: { name: 'more', control: 'main button[aria-haspopup]', answered: { sight: '[role=menu]' } },
  },
  {
    name: 'drawing',
    path: '/narzedzia/diagramy',
    ready: 'main [role=application]',
    press: { name: 'shapes', control: 'main button:has(.lucide-shapes)', answered: { sight: DIALOG } },
  },
  {
    name: 'text tool',
    path: '/narzedzia/tekst',
    ready: 'main textarea, main [contenteditable]',
    press: { name: 'numbers', control: 'main button:has(.lucide-gauge)', answered: OTHER_LOOK },
  },
]
