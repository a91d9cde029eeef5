import {
  type FixedAddress,
  type ScreenAddress,
  SCREENS,
  SCREEN_ADDRESSES,
} from '#domain/addresses/screens.ts'
import { ANYONE } from '#domain/access/access.ts'

/**
 * Addresses with all their parameters: one with parameters doesn't compile without its example. Others are their own,
 * without search parameters.
 */
const EXAMPLES: Readonly<
  Record<Exclude<ScreenAddress, FixedAddress>, string> & Partial<Record<FixedAddress, string>>
> = {
  '/sklep': '/sklep?q=kubek&sort=cena-rosnaco',
  '/sklep/produkt/$handle': '/sklep/produkt/kubek-z-twoim-obrazem?wariant=granatowy',
  '/sklep/$collection': '/sklep/kartki',
  '/kasa/$token': '/kasa/nie-ma-takiej-kasy',
  '/kartka/$token': '/kartka/nie-ma-takiej-kartki',
  '/popularne': '/popularne?okres=zawsze&rodzaj=szablony',
  '/aktualnosci/$slug': '/aktualnosci/iskra-bez-sieci',
  '/edukacja': '/edukacja?audience=dla-ciebie',
  '/edukacja/$slug': '/edukacja/nie-ma-takiego-tekstu',
  '/poradnik/$slug': '/poradnik/nie-ma-takiego-tekstu',
  '/tutoriale/$slug': '/tutoriale/pierwsza-kartka',
  '/modele': '/modele?q=polski',
  '/modele/$medium': '/modele/obrazy?licencja=otwarte',
  '/modele/$medium/$kategoria': '/modele/audio/muzyka',
  '/modele/$medium/$kategoria/$modelSlug': '/modele/wideo/z-obrazu/runway-gen-4',
  '/szablony': '/szablony?q=kartka',
  '/szablony/$slug': '/szablony/nie-ma-takiego',
  '/narzedzia/tekst': '/narzedzia/tekst?tekst=nie-ma-takiego',
  '/narzedzia/transkrypcja': '/narzedzia/transkrypcja?zapis=nie-ma-takiego',
  '/narzedzia/diagramy': '/narzedzia/diagramy?rysunek=nie-ma-takiego',
  '/narzedzia/visual-flow': '/narzedzia/visual-flow?rysunek=nie-ma-takiego',
  '/narzedzia/rysunek/$token': '/narzedzia/rysunek/nie-ma-takiego-rysunku',
  '/uzytkownik/$username': '/uzytkownik/nikt-taki',
  '/generacje/$id': '/generacje/nie-ma-takiej',
  '/admin/content/$language/$kind/$slug': '/admin/content/pl/news/iskra-bez-sieci',
  '/admin/emails/$id': '/admin/emails/nie-ma-takiego',
  '/administracja/uzytkownicy/$id': '/administracja/uzytkownicy/nikt-taki',
  '/statistics': '/statistics?okres=7-dni&porownanie=rok',
  '/enhanced-statistics': '/enhanced-statistics?typ=image',
  '/analytics': '/analytics?od=2026-11-01&do=2026-11-20&urzadzenie=phone',
  '/analytics-command': '/analytics-command?pytanie=sesje+wed%C5%82ug+%C5%BAr%C3%B3d%C5%82a',
}

const exampleOf = (address: ScreenAddress) => EXAMPLES[address] ?? address

const isOpen = (address: ScreenAddress) => SCREENS[address].access === ANYONE

/** Of every screen that is open to all, the shop's whole list and an address without a screen among them. */
export const OPEN_EXAMPLES: readonly string[] = [
  ...SCREEN_ADDRESSES.filter(isOpen).map(exampleOf),
  '/sklep',
  '/nie-ma-takiej-strony',
]

/** Of every screen for signed-in people. */
export const GUARDED_EXAMPLES: readonly string[] = SCREEN_ADDRESSES.filter((address) => !isOpen(address)).map(
  exampleOf,
)
