import type { ManifestOptions } from 'vite-plugin-pwa'
import type { FixedAddress } from '#domain/addresses/screens.ts'
import { CHOSEN_PICTURES } from '#domain/gallery/chosenPictures.ts'
import { SHARE_PATH, SHARED_FILES } from '#domain/gallery/share.ts'
import { TEMPLATE_FILE_ENDING } from '#domain/template/templateFile.ts'

interface Shortcut {
  readonly name: string
  readonly description: string
  readonly url: FixedAddress | `${FixedAddress}#${string}`
}

/** What the installed app offers when its icon is pressed long. */
const SHORTCUTS: readonly Shortcut[] = [
  { name: 'Sklep', description: 'Kartki, życzenia, prezenty i kursy', url: '/sklep' },
  { name: 'Stwórz', description: 'Obraz, wideo i muzyka z kilku słów', url: '/generatory' },
  { name: 'Historia', description: 'Wszystko, co dla Ciebie powstało', url: '/historia' },
  { name: 'Koszyk', description: 'Twój koszyk, także bez sieci', url: '/sklep#koszyk' },
]

const BUILDER: FixedAddress = '/admin/template-builder'

/** The web app manifest: how Iskra stands on a home screen and in the browser's install dialog. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Iskra',
  short_name: 'Iskra',
  description: 'Prezenty, kartki i życzenia z AI. Działa też bez sieci.',
  lang: 'pl',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  // A link opened from elsewhere goes to the window that is open, where the cart and the scroll are.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  // Pictures shared from other apps go into the gallery, once their person says so there.
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARED_FILES, accept: [...CHOSEN_PICTURES] }] },
  },
  // Templates that were exported open in their editor.
  file_handlers: [{ action: BUILDER, accept: { 'application/json': [TEMPLATE_FILE_ENDING] } }],
  categories: ['shopping', 'lifestyle', 'photo'],
  theme_color: '#0f172a',
  background_color: '#0f172a',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: [
    {
      src: '/screenshots/sklep-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Sklep na telefonie: kartki, życzenia i prezenty',
    },
    {
      src: '/screenshots/produkt-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Produkt: zdjęcia, warianty i cena',
    },
    {
      src: '/screenshots/obraz-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Generator: opis, styl i cena przed kliknięciem',
    },
    {
      src: '/screenshots/obraz-wide.png',
      sizes: '1440x900',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Generator na komputerze: z kilku słów powstaje obraz',
    },
    {
      src: '/screenshots/sklep-wide.png',
      sizes: '1440x900',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Sklep na komputerze: filtry, kolekcje i wyszukiwanie',
    },
  ],
  shortcuts: SHORTCUTS.map((shortcut) => ({
    ...shortcut,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
}
