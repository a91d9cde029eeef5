import { MODEL_NAMES, type ModelAddress } from '../models/modelNames.ts'
import type { ScreenAddress } from './screens.ts'

/**
 * Old names whose shape differs from their address; those that only differ in a word are listed with the address
 * itself, in `SCREEN_NAMES`. `|` and `$name` mean the same as there.
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
  { from: '/galeria|gallery', to: '/profil/galeria' },

  // Everything for administrators is found below their hub, too.
  { from: '/admin|administracja|administration/cennik|ceny|pricing', to: '/cennik/admin' },
  { from: '/admin|administracja|administration/statystyki|statistics', to: '/statistics' },
  {
    from: '/admin|administracja|administration/rozszerzone-statystyki|enhanced-statistics',
    to: '/enhanced-statistics',
  },
  { from: '/admin|administracja|administration/analityka|analytics', to: '/analytics' },
  {
    from: '/admin|administracja|administration/centrum-analityki|analytics-command',
    to: '/analytics-command',
  },
  {
    from: '/admin|administracja|administration/monitoring-na-zywo|monitoring|realtime-monitoring',
    to: '/realtime-monitoring',
  },
  // Acts on people's generations, and the assistant's place.
  { from: '/admin|administracja|administration/generations|generacje', to: '/administracja/zgloszenia' },
  { from: '/admin|administracja|administration/ai-assistant|asystent-ai', to: '/admin/template-builder' },
  { from: '/template-builder|kreator-szablonow', to: '/admin/template-builder' },
]

export interface OtherName {
  readonly from: string
  /** An address of the product by its own words; it may have a query. */
  readonly to: ScreenAddress | ModelAddress | `${ScreenAddress}?${string}`
}
