/** Addresses that every screen's tests go through, with all that a screen can show. */

/** The shop, to anybody. */
export const SHOP_SCREENS = [
  '/',
  '/sklep',
  '/sklep?q=kartka&sortuj=cena-rosnaco',
  '/sklep?q=zupełnie-nic-takiego',
  '/sklep/produkt/kubek-z-twoim-obrazem',
  '/sklep/produkt/kurs-pierwsze-obrazy',
  '/sklep/produkt/zyczenia-dla-mamy',
  '/sklep/produkt/nie-ma-takiego',
  '/sklep/kredyty',
  '/kredyty',
  '/generations/shared',
  '/sklep/kartki',
  '/produkty-ai',
  '/okazje',
  '/ulubione',
  '/aktualnosci',
  '/edukacja',
  '/tutoriale',
  '/tutoriale/pierwsza-kartka',
  '/generatory',
  '/generatory/obraz',
  '/generatory/wideo',
  '/generatory/audio',
  '/debug',
  '/szablony',
  '/szablony?q=zupełnie-nic-takiego',
  '/szablony/drafts',
  '/szablony/nie-ma-takiego',
  '/kasa/nie-ma-takiej-kasy',
  '/nie-ma-takiej-strony',
] as const

/** Signing in, letters' links, and what one agrees to: to anybody, too. */
export const ENTRY_SCREENS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/verify-email?token=nie-ma-takiego-linku',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/dostawa-i-zwroty',
  '/regulamin',
  '/polityka-prywatnosci',
  '/prywatnosc/moje-wizyty',
] as const

/** What the demo user sees; the last is for administrators. */
export const ACCOUNT_SCREENS = [
  '/konto',
  '/panel',
  '/historia',
  '/kredyty',
  '/credits/success',
  '/credits/cancel',
  '/profil',
  '/profil/galeria',
  '/uzytkownik/nikt-taki',
  '/ustawienia',
  '/ustawienia/konto',
  '/ustawienia/bezpieczenstwo',
  '/ustawienia/rozliczenia',
  '/opinie',
  '/preferences',
  '/statistics',
] as const

/** What administrators work at. */
export const ADMINISTRATION_SCREENS = [
  '/admin/emails',
  '/szablony/drafts',
  '/administracja/kody',
  '/administracja/magazyn',
  '/administracja/opinie',
  '/administracja/realizacja',
  '/administracja/uzytkownicy',
  '/admin/emails/nie-ma-takiego',
  '/cennik/admin',
  '/statistics',
  '/enhanced-statistics',
  '/analytics',
  '/analytics-command?pytanie=sesje+wed%C5%82ug+%C5%BAr%C3%B3d%C5%82a',
  '/realtime-monitoring',
] as const
