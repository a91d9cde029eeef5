import { MODEL_NAMES, type ModelAddress } from '../models/modelNames.ts'
import type { Address } from './plannedAddresses.ts'

/**
 * Old names whose shape differs from the address they lead to; those that only say a word otherwise stand with
 * the address itself, in `SCREEN_NAMES` or `PLANNED_ADDRESSES`. `|` and `$name` mean the same as there.
 */
export const OTHER_NAMES: readonly OtherName[] = [
  { from: '/home|index|index-html|start|strona-glowna', to: '/' },

  {
    from: '/edukacja|education|learn/dla-ciebie|for-you|for-individuals',
    to: '/edukacja?audience=dla-ciebie',
  },
  {
    from: '/edukacja|education|learn/dla-firm|for-companies|for-business',
    to: '/edukacja?audience=dla-firm',
  },

  { from: '/sklep|shop|store/produkt|produkty|product|products', to: '/sklep' },
  { from: '/produkt|produkty|product|products', to: '/sklep' },
  { from: '/produkt|produkty|product|products/$handle', to: '/sklep/produkt/$handle' },
  { from: '/sklep|shop|store/kolekcja|kolekcje|collection|collections', to: '/sklep' },
  {
    from: '/sklep|shop|store/kolekcja|kolekcje|collection|collections/kredyty|credits',
    to: '/sklep/kredyty',
  },
  {
    from: '/sklep|shop|store/kolekcja|kolekcje|collection|collections/$collection',
    to: '/sklep/$collection',
  },
  { from: '/kolekcja|kolekcje|collection|collections', to: '/sklep' },
  { from: '/kolekcja|kolekcje|collection|collections/kredyty|credits', to: '/sklep/kredyty' },
  { from: '/kolekcja|kolekcje|collection|collections/$collection', to: '/sklep/$collection' },

  ...MODEL_NAMES,

  { from: '/image-generator|generator-obrazow|generator-obrazu|generate-image', to: '/generatory/obraz' },
  { from: '/video-generator|generator-wideo|generator-filmow|generate-video', to: '/generatory/wideo' },
  { from: '/audio-generator|music-generator|generator-audio|generator-muzyki', to: '/generatory/audio' },
  { from: '/transkrypcja|transcription|speech-to-text', to: '/narzedzia/transkrypcja' },
  { from: '/diagramy|diagrams', to: '/narzedzia/diagramy' },
  { from: '/visual-flow|flow-diagrams', to: '/narzedzia/visual-flow' },
  { from: '/video-editor|edytor-wideo', to: '/wideo/edytor' },
  { from: '/galeria|gallery', to: '/profil/galeria' },

  { from: '/admin/cennik|pricing', to: '/cennik/admin' },
  { from: '/admin/statystyki|statistics', to: '/statistics' },
  { from: '/admin/analityka|analytics', to: '/analytics' },
  { from: '/template-builder|kreator-szablonow', to: '/admin/template-builder' },
]

export interface OtherName {
  readonly from: string
  /** An address of the product by its own words; it may have a query. */
  readonly to: Address | ModelAddress | `${Address}?${string}`
}
