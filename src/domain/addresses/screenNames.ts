import type { ScreenAddress } from './screens.ts'

/** A word of an address, with its equivalent words. */
type Spelled<Segment extends string> = Segment extends `$${string}`
  ? Segment
  : Segment | `${Segment}|${string}`

/** How the names of an address are written: `/sklep|shop/$collection` for `/sklep/$collection`. */
export type NamesOf<Address extends string> = string extends Address
  ? string
  : Address extends `/${infer Segment}/${infer Rest}`
    ? `/${Spelled<Segment>}${NamesOf<`/${Rest}`>}`
    : Address extends '/'
      ? '/'
      : Address extends `/${infer Segment}`
        ? `/${Spelled<Segment>}`
        : never

/**
 * Every name of each screen's address (specification part 1, section 2): between slashes, the first word is the
 * address's own; those after `|` are other names that lead to it, English and legacy ones, and Polish ones where the
 * specification lists the address in English only. `$name` carries a slug, an id or a handle over as it is. No first
 * screen needs them: the server redirects visitors who come by another name, or the screen for unknown addresses does.
 *
 * Of two twins the address itself is the Polish one where the specification lists it, else the listed one. The public
 * profile is under `uzytkownik`, because under `profil` a person called "galeria" would have none.
 */
export const SCREEN_NAMES = {
  '/': '/',
  '/o-nas': '/o-nas|about|about-us',
  '/kontakt': '/kontakt|contact|contact-us',
  '/dostawa-i-zwroty': '/dostawa-i-zwroty|delivery-and-returns|dostawa|delivery|shipping|zwroty|returns',
  '/polityka-prywatnosci': '/polityka-prywatnosci|privacy|privacy-policy|prywatnosc',
  '/regulamin': '/regulamin|terms|terms-of-service|terms-and-conditions|tos',
  '/prywatnosc/moje-wizyty': '/prywatnosc|privacy/moje-wizyty|my-visits',
  '/debug': '/debug',
  '/sklep': '/sklep|shop|store',
  '/sklep/produkt/$handle': '/sklep|shop|store/produkt|produkty|product|products/$handle',
  '/sklep/kredyty': '/sklep|shop|store/kredyty|credits',
  '/sklep/$collection': '/sklep|shop|store/$collection',
  '/produkty-ai': '/produkty-ai|ai-products|products-ai',
  '/okazje': '/okazje|occasions|imieniny|name-days',
  '/ulubione': '/ulubione|favourites|favorites|wishlist',
  '/koszyk': '/koszyk|cart|basket',
  '/kasa/$token': '/kasa|checkout|checkouts/$token',
  '/kartka/$token': '/kartka|card|gift/$token',
  '/generatory': '/generatory|generators|generator|generate|generuj',
  '/generatory/obraz': '/generatory|generators|generator|generate|generuj/obraz|obrazy|image|images',
  '/generatory/wideo': '/generatory|generators|generator|generate|generuj/wideo|video|videos',
  '/generatory/audio': '/generatory|generators|generator|generate|generuj/audio|muzyka|music',
  '/wideo': '/wideo|video|videos',
  '/popularne': '/popularne|popular|trending',
  '/aktualnosci': '/aktualnosci|news|blog',
  '/aktualnosci/$slug': '/aktualnosci|news|blog/$slug',
  '/edukacja': '/edukacja|education|learn',
  '/edukacja/$slug': '/edukacja|education|learn/$slug',
  '/poradnik/$slug': '/poradnik|poradniki|guide|guides/$slug',
  '/tutoriale': '/tutoriale|tutorials|tutorial|poradnik|poradniki|guides',
  '/tutoriale/$slug': '/tutoriale|tutorials|tutorial/$slug',
  '/modele': '/modele|models',
  '/modele/$medium': '/modele|models/$medium',
  '/modele/$medium/$kategoria': '/modele|models/$medium/$kategoria',
  '/modele/$medium/$kategoria/$modelSlug': '/modele|models/$medium/$kategoria/$modelSlug',
  '/szablony': '/szablony|szablonyz|templates|template',
  '/szablony/drafts': '/szablony|szablonyz|templates|template/drafts|szkice',
  '/szablony/$slug': '/szablony|szablonyz|templates|template/$slug',
  '/narzedzia': '/narzedzia|tools',
  '/narzedzia/tekst': '/narzedzia|tools/tekst|text',
  '/narzedzia/transkrypcja': '/narzedzia|tools/transkrypcja|transcription|transcribe',
  '/narzedzia/diagramy': '/narzedzia|tools/diagramy|diagrams',
  '/narzedzia/visual-flow': '/narzedzia|tools/visual-flow|przeplywy',
  '/narzedzia/rysunek/$token': '/narzedzia|tools/rysunek|drawing/$token',
  '/login': '/login|logowanie|zaloguj|zaloguj-sie|sign-in|signin',
  '/register': '/register|rejestracja|zarejestruj|zarejestruj-sie|sign-up|signup',
  '/forgot-password': '/forgot-password|zapomniane-haslo|nie-pamietam-hasla|przypomnij-haslo',
  '/reset-password': '/reset-password|resetuj-haslo|reset-hasla|nowe-haslo',
  '/verify-email': '/verify-email|email-verification|weryfikacja-email|potwierdz-email',
  '/verify-email-required': '/verify-email-required|wymagana-weryfikacja|wymagana-weryfikacja-email',
  '/newsletter/confirm': '/newsletter/confirm|potwierdz|potwierdzenie',
  '/newsletter/unsubscribe': '/newsletter/unsubscribe|wypisz|wypisz-sie|rezygnacja',
  '/uzytkownik/$username': '/uzytkownik|user|profil|profile/$username',
  '/kredyty': '/kredyty|credits|buy-credits|kup-kredyty|zakup|zakup-kredytow|cennik|pricing',
  '/credits/success': '/credits|kredyty/success|sukces',
  '/credits/cancel': '/credits|kredyty/cancel|anulowano',
  '/generations/shared': '/generations|generation|generacje|generacja/shared|udostepnione',
  '/generacje/$id': '/generacje|generacja|generations|generation/$id',
  '/profil': '/profil|profile',
  '/konto': '/konto|account',
  '/panel': '/panel|dashboard',
  '/profil/galeria': '/profil|profile/galeria|gallery',
  '/ustawienia': '/ustawienia|settings',
  '/ustawienia/konto': '/ustawienia|settings/konto|account',
  '/ustawienia/bezpieczenstwo': '/ustawienia|settings/bezpieczenstwo|security',
  '/ustawienia/rozliczenia': '/ustawienia|settings/rozliczenia|billing|platnosci',
  '/opinie': '/opinie|reviews|moje-opinie|my-reviews',
  '/preferences': '/preferences|preferencje',
  '/historia': '/historia|history|generations|generation|generacje|generacja|my-generations|moje-generacje',
  '/cennik/admin': '/cennik|pricing/admin',
  '/admin': '/admin|administracja|administration',
  '/admin/content': '/admin|administracja|administration/content|teksty|tresci|articles',
  '/admin/content/$language/$kind/$slug':
    '/admin|administracja|administration/content|teksty|tresci|articles/$language/$kind/$slug',
  '/admin/emails': '/admin|administracja|administration/emails|emaile|e-maile|maile|newsletter',
  '/admin/emails/$id': '/admin|administracja|administration/emails|emaile|e-maile|maile|newsletter/$id',
  '/admin/template-builder': '/admin|administracja|administration/template-builder|kreator-szablonow',
  '/administracja/kody': '/administracja|administration|admin/kody|codes|affiliate',
  '/administracja/magazyn': '/administracja|administration|admin/magazyn|stock',
  '/administracja/opinie': '/administracja|administration|admin/opinie|reviews',
  '/administracja/realizacja': '/administracja|administration|admin/realizacja|production',
  '/administracja/zgloszenia': '/administracja|administration|admin/zgloszenia|reports',
  '/administracja/uzytkownicy': '/administracja|administration|admin/uzytkownicy|users',
  '/administracja/uzytkownicy/$id': '/administracja|administration|admin/uzytkownicy|users/$id',
  '/statistics': '/statistics|statystyki',
  '/enhanced-statistics': '/enhanced-statistics|rozszerzone-statystyki',
  '/analytics': '/analytics|analityka',
  '/analytics-command': '/analytics-command|centrum-analityki',
  '/realtime-monitoring': '/realtime-monitoring|monitoring-na-zywo',
} as const satisfies { readonly [Own in ScreenAddress]: NamesOf<Own> }
