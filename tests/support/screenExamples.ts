import { type ScreenAddress, SCREENS, SCREEN_ADDRESSES } from '#domain/addresses/screens.ts'
import { ANYONE } from '#domain/access/access.ts'

/** An address of each screen with all that it carries: a screen without one doesn't compile. */
const EXAMPLES = {
  '/': '/',
  '/o-nas': '/o-nas',
  '/kontakt': '/kontakt',
  '/dostawa-i-zwroty': '/dostawa-i-zwroty',
  '/polityka-prywatnosci': '/polityka-prywatnosci',
  '/regulamin': '/regulamin',
  '/prywatnosc/moje-wizyty': '/prywatnosc/moje-wizyty',
  '/debug': '/debug',
  '/sklep': '/sklep?q=kubek&sort=cena-rosnaco',
  '/sklep/produkt/$handle': '/sklep/produkt/kubek-z-twoim-obrazem?wariant=granatowy',
  '/sklep/kredyty': '/sklep/kredyty',
  '/sklep/$collection': '/sklep/kartki',
  '/produkty-ai': '/produkty-ai',
  '/okazje': '/okazje',
  '/ulubione': '/ulubione',
  '/koszyk': '/koszyk',
  '/kasa/$token': '/kasa/nie-ma-takiej-kasy',
  '/kartka/$token': '/kartka/nie-ma-takiej-kartki',
  '/generatory': '/generatory',
  '/generatory/obraz': '/generatory/obraz',
  '/generatory/wideo': '/generatory/wideo',
  '/generatory/audio': '/generatory/audio',
  '/login': '/login',
  '/register': '/register',
  '/forgot-password': '/forgot-password',
  '/reset-password': '/reset-password',
  '/verify-email': '/verify-email',
  '/verify-email-required': '/verify-email-required',
  '/newsletter/confirm': '/newsletter/confirm',
  '/newsletter/unsubscribe': '/newsletter/unsubscribe',
  '/uzytkownik/$username': '/uzytkownik/nikt-taki',
  '/kredyty': '/kredyty',
  '/credits/success': '/credits/success',
  '/credits/cancel': '/credits/cancel',
  '/generations/shared': '/generations/shared',
  '/generacje/$id': '/generacje/nie-ma-takiej',
  '/profil': '/profil',
  '/konto': '/konto',
  '/panel': '/panel',
  '/profil/galeria': '/profil/galeria',
  '/ustawienia': '/ustawienia',
  '/ustawienia/konto': '/ustawienia/konto',
  '/ustawienia/bezpieczenstwo': '/ustawienia/bezpieczenstwo',
  '/ustawienia/rozliczenia': '/ustawienia/rozliczenia',
  '/opinie': '/opinie',
  '/preferences': '/preferences',
  '/historia': '/historia',
  '/cennik/admin': '/cennik/admin',
  '/admin/emails': '/admin/emails',
  '/admin/emails/$id': '/admin/emails/nie-ma-takiego',
  '/administracja/kody': '/administracja/kody',
  '/administracja/magazyn': '/administracja/magazyn',
  '/administracja/opinie': '/administracja/opinie',
  '/administracja/realizacja': '/administracja/realizacja',
  '/administracja/uzytkownicy': '/administracja/uzytkownicy',
  '/administracja/uzytkownicy/$id': '/administracja/uzytkownicy/nikt-taki',
  '/statistics': '/statistics?okres=7-dni&porownanie=rok',
  '/enhanced-statistics': '/enhanced-statistics?typ=image',
  '/analytics': '/analytics?od=2026-11-01&do=2026-11-20&urzadzenie=phone',
  '/analytics-command': '/analytics-command?pytanie=sesje+wed%C5%82ug+%C5%BAr%C3%B3d%C5%82a',
  '/realtime-monitoring': '/realtime-monitoring',
} satisfies Record<ScreenAddress, string>

const isOpen = (address: ScreenAddress) => SCREENS[address].access === ANYONE

/** Of every screen that is open to anyone, the shop's whole list and an address without a screen among them. */
export const OPEN_EXAMPLES: readonly string[] = [
  ...SCREEN_ADDRESSES.filter(isOpen).map((address) => EXAMPLES[address]),
  '/sklep',
  '/nie-ma-takiej-strony',
]

/** Of every screen for signed-in people. */
export const GUARDED_EXAMPLES: readonly string[] = SCREEN_ADDRESSES.filter((address) => !isOpen(address)).map(
  (address) => EXAMPLES[address],
)
