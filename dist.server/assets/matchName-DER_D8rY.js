import {
  a as segmentsOf,
  i as parsePattern,
  o as writeAddress,
  r as matchPath,
  t as compareSpecificity,
} from './addressPattern-Ck_LdYLq.js'
import { i as VERIFIED, n as ANYONE, t as ADMIN } from './access-Bi3cgZ5_.js'
// src/domain/addresses/otherNames.ts
/**
 * Old names whose shape differs from the address they lead to; those that only say a word otherwise stand with
 * the address itself, in `SCREEN_NAMES` or `PLANNED_ADDRESSES`. `|` and `$name` mean the same as there.
 */
var OTHER_NAMES = [
  {
    from: '/home|index|index-html|start|strona-glowna',
    to: '/',
  },
  {
    from: '/edukacja|education|learn/dla-ciebie|for-you|for-individuals',
    to: '/edukacja?audience=dla-ciebie',
  },
  {
    from: '/edukacja|education|learn/dla-firm|for-companies|for-business',
    to: '/edukacja?audience=dla-firm',
  },
  {
    from: '/sklep|shop|store/produkt|produkty|product|products',
    to: '/sklep',
  },
  {
    from: '/produkt|produkty|product|products',
    to: '/sklep',
  },
  {
    from: '/produkt|produkty|product|products/$handle',
    to: '/sklep/produkt/$handle',
  },
  {
    from: '/sklep|shop|store/kolekcja|kolekcje|collection|collections',
    to: '/sklep',
  },
  {
    from: '/sklep|shop|store/kolekcja|kolekcje|collection|collections/kredyty|credits',
    to: '/sklep/kredyty',
  },
  {
    from: '/sklep|shop|store/kolekcja|kolekcje|collection|collections/$collection',
    to: '/sklep/$collection',
  },
  {
    from: '/kolekcja|kolekcje|collection|collections',
    to: '/sklep',
  },
  {
    from: '/kolekcja|kolekcje|collection|collections/kredyty|credits',
    to: '/sklep/kredyty',
  },
  {
    from: '/kolekcja|kolekcje|collection|collections/$collection',
    to: '/sklep/$collection',
  },
  {
    from: '/image-generator|generator-obrazow|generator-obrazu|generate-image',
    to: '/generatory/obraz',
  },
  {
    from: '/video-generator|generator-wideo|generator-filmow|generate-video',
    to: '/generatory/wideo',
  },
  {
    from: '/audio-generator|music-generator|generator-audio|generator-muzyki',
    to: '/generatory/audio',
  },
  {
    from: '/transkrypcja|transcription|speech-to-text',
    to: '/narzedzia/transkrypcja',
  },
  {
    from: '/diagramy|diagrams',
    to: '/narzedzia/diagramy',
  },
  {
    from: '/visual-flow|flow-diagrams',
    to: '/narzedzia/visual-flow',
  },
  {
    from: '/video-editor|edytor-wideo',
    to: '/wideo/edytor',
  },
  {
    from: '/galeria|gallery',
    to: '/profil/galeria',
  },
  {
    from: '/admin/cennik|pricing',
    to: '/cennik/admin',
  },
  {
    from: '/admin/statystyki|statistics',
    to: '/statistics',
  },
  {
    from: '/admin/analityka|analytics',
    to: '/analytics',
  },
  {
    from: '/template-builder|kreator-szablonow',
    to: '/admin/template-builder',
  },
]
// src/domain/addresses/plannedAddresses.ts
/** Checks each row against its own address, and that none of them has a screen. */
function plannedTable(table) {
  return table
}
/**
 * The addresses of the specification (part 1, section 2, and part 2, section 2) whose screens come with later work.
 * Their names lead to them already, and who may not open one isn't told that there is nothing yet. With its screen a
 * row moves to `SCREENS` and `SCREEN_NAMES`, where the names are explained.
 */
var PLANNED_ADDRESSES = plannedTable({
  '/modele': {
    names: '/modele|models',
    access: ANYONE,
  },
  '/modele/wideo': {
    names: '/modele|models/wideo|video|videos',
    access: ANYONE,
  },
  '/modele/obrazy': {
    names: '/modele|models/obrazy|obraz|image|images',
    access: ANYONE,
  },
  '/modele/audio': {
    names: '/modele|models/audio',
    access: ANYONE,
  },
  '/modele/teksty': {
    names: '/modele|models/teksty|tekst|text|texts',
    access: ANYONE,
  },
  '/modele/wideo/z-tekstu': {
    names: '/modele|models/wideo|video|videos/z-tekstu|from-text|text-to-video',
    access: ANYONE,
  },
  '/modele/wideo/z-obrazu': {
    names: '/modele|models/wideo|video|videos/z-obrazu|from-image|image-to-video',
    access: ANYONE,
  },
  '/modele/wideo/narzedzia': {
    names: '/modele|models/wideo|video|videos/narzedzia|tools',
    access: ANYONE,
  },
  '/modele/wideo/$kategoria': {
    names: '/modele|models/wideo|video|videos/$kategoria',
    access: ANYONE,
  },
  '/modele/wideo/z-tekstu/$modelSlug': {
    names: '/modele|models/wideo|video|videos/z-tekstu|from-text|text-to-video/$modelSlug',
    access: ANYONE,
  },
  '/modele/wideo/z-obrazu/$modelSlug': {
    names: '/modele|models/wideo|video|videos/z-obrazu|from-image|image-to-video/$modelSlug',
    access: ANYONE,
  },
  '/modele/wideo/narzedzia/$modelSlug': {
    names: '/modele|models/wideo|video|videos/narzedzia|tools/$modelSlug',
    access: ANYONE,
  },
  '/modele/wideo/$kategoria/$modelSlug': {
    names: '/modele|models/wideo|video|videos/$kategoria/$modelSlug',
    access: ANYONE,
  },
  '/modele/obrazy/z-tekstu': {
    names: '/modele|models/obrazy|obraz|image|images/z-tekstu|from-text|text-to-image',
    access: ANYONE,
  },
  '/modele/obrazy/z-obrazu': {
    names: '/modele|models/obrazy|obraz|image|images/z-obrazu|from-image|image-to-image',
    access: ANYONE,
  },
  '/modele/obrazy/narzedzia': {
    names: '/modele|models/obrazy|obraz|image|images/narzedzia|tools',
    access: ANYONE,
  },
  '/modele/obrazy/$kategoria': {
    names: '/modele|models/obrazy|obraz|image|images/$kategoria',
    access: ANYONE,
  },
  '/modele/obrazy/z-tekstu/$modelSlug': {
    names: '/modele|models/obrazy|obraz|image|images/z-tekstu|from-text|text-to-image/$modelSlug',
    access: ANYONE,
  },
  '/modele/obrazy/z-obrazu/$modelSlug': {
    names: '/modele|models/obrazy|obraz|image|images/z-obrazu|from-image|image-to-image/$modelSlug',
    access: ANYONE,
  },
  '/modele/obrazy/narzedzia/$modelSlug': {
    names: '/modele|models/obrazy|obraz|image|images/narzedzia|tools/$modelSlug',
    access: ANYONE,
  },
  '/modele/obrazy/$kategoria/$modelSlug': {
    names: '/modele|models/obrazy|obraz|image|images/$kategoria/$modelSlug',
    access: ANYONE,
  },
  '/modele/audio/z-tekstu': {
    names: '/modele|models/audio/z-tekstu|from-text|text-to-audio|text-to-speech',
    access: ANYONE,
  },
  '/modele/audio/muzyka': {
    names: '/modele|models/audio/muzyka|music',
    access: ANYONE,
  },
  '/modele/audio/narzedzia': {
    names: '/modele|models/audio/narzedzia|tools',
    access: ANYONE,
  },
  '/modele/audio/$kategoria': {
    names: '/modele|models/audio/$kategoria',
    access: ANYONE,
  },
  '/modele/audio/z-tekstu/$modelSlug': {
    names: '/modele|models/audio/z-tekstu|from-text|text-to-audio|text-to-speech/$modelSlug',
    access: ANYONE,
  },
  '/modele/audio/muzyka/$modelSlug': {
    names: '/modele|models/audio/muzyka|music/$modelSlug',
    access: ANYONE,
  },
  '/modele/audio/narzedzia/$modelSlug': {
    names: '/modele|models/audio/narzedzia|tools/$modelSlug',
    access: ANYONE,
  },
  '/modele/audio/$kategoria/$modelSlug': {
    names: '/modele|models/audio/$kategoria/$modelSlug',
    access: ANYONE,
  },
  '/aktualnosci': {
    names: '/aktualnosci|news|blog',
    access: ANYONE,
  },
  '/aktualnosci/$slug': {
    names: '/aktualnosci|news|blog/$slug',
    access: ANYONE,
  },
  '/edukacja': {
    names: '/edukacja|education|learn',
    access: ANYONE,
  },
  '/edukacja/$slug': {
    names: '/edukacja|education|learn/$slug',
    access: ANYONE,
  },
  '/poradnik/$slug': {
    names: '/poradnik|poradniki|guide|guides/$slug',
    access: ANYONE,
  },
  '/wideo': {
    names: '/wideo|video|videos',
    access: ANYONE,
  },
  '/popularne': {
    names: '/popularne|popular|trending',
    access: ANYONE,
  },
  '/tutoriale': {
    names: '/tutoriale|tutorials|tutorial',
    access: ANYONE,
  },
  '/tutoriale/$slug': {
    names: '/tutoriale|tutorials|tutorial/$slug',
    access: ANYONE,
  },
  '/narzedzia': {
    names: '/narzedzia|tools',
    access: ANYONE,
  },
  '/narzedzia/transkrypcja': {
    names: '/narzedzia|tools/transkrypcja|transcription|transcribe|speech-to-text',
    access: ANYONE,
  },
  '/narzedzia/tekst': {
    names: '/narzedzia|tools/tekst|text',
    access: ANYONE,
  },
  '/narzedzia/diagramy': {
    names: '/narzedzia|tools/diagramy|diagrams',
    access: ANYONE,
  },
  '/narzedzia/visual-flow': {
    names: '/narzedzia|tools/visual-flow|flow|flow-diagrams',
    access: ANYONE,
  },
  '/test/suno': {
    names: '/test/suno',
    access: ANYONE,
  },
  '/suno-stems-split': {
    names: '/suno-stems-split|rozdzielanie-sciezek',
    access: ANYONE,
  },
  '/wideo/edytor': {
    names: '/wideo|video|videos/edytor|editor',
    access: VERIFIED,
  },
  '/admin/generations': {
    names: '/admin/generations|generacje',
    access: ADMIN,
  },
  '/admin/ai-assistant': {
    names: '/admin/ai-assistant|asystent-ai',
    access: ADMIN,
  },
})
// src/domain/addresses/matchName.ts
var NAMES = [
  ...[
    ...Object.values({
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
      '/szablony': '/szablony|szablonyz|templates|template',
      '/szablony/drafts': '/szablony|szablonyz|templates|template/drafts|szkice',
      '/szablony/$slug': '/szablony|szablonyz|templates|template/$slug',
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
      '/historia':
        '/historia|history|generations|generation|generacje|generacja|my-generations|moje-generacje',
      '/cennik/admin': '/cennik|pricing/admin',
      '/admin/emails': '/admin|administracja|administration/emails|emaile|e-maile|maile|newsletter',
      '/admin/emails/$id': '/admin|administracja|administration/emails|emaile|e-maile|maile|newsletter/$id',
      '/admin/template-builder': '/admin|administracja|administration/template-builder|kreator-szablonow',
      '/administracja/kody': '/administracja|administration|admin/kody|codes|affiliate',
      '/administracja/magazyn': '/administracja|administration|admin/magazyn|stock',
      '/administracja/opinie': '/administracja|administration|admin/opinie|reviews',
      '/administracja/realizacja': '/administracja|administration|admin/realizacja|production',
      '/administracja/uzytkownicy': '/administracja|administration|admin/uzytkownicy|users',
      '/administracja/uzytkownicy/$id': '/administracja|administration|admin/uzytkownicy|users/$id',
      '/statistics': '/statistics|statystyki',
      '/enhanced-statistics': '/enhanced-statistics|rozszerzone-statystyki',
      '/analytics': '/analytics|analityka',
      '/analytics-command': '/analytics-command|centrum-analityki',
      '/realtime-monitoring': '/realtime-monitoring|monitoring-na-zywo',
    }),
    ...Object.values(PLANNED_ADDRESSES).map(({ names }) => names),
  ].map((names) => {
    const pattern = parsePattern(names)
    return {
      pattern,
      target: pattern,
      query: '',
    }
  }),
  ...OTHER_NAMES.map(({ from, to }) => {
    const [path = '', query = ''] = to.split('?')
    return {
      pattern: parsePattern(from),
      target: parsePattern(path),
      query,
    }
  }),
].toSorted((one, other) => compareSpecificity(one.pattern, other.pattern))
/** The address that a path names in any of the words that stand for it; of several, the one with more fixed words. */
function matchName(path) {
  const segments = segmentsOf(path)
  if (segments === null) return null
  for (const { pattern, target, query } of NAMES) {
    const parameters = matchPath(pattern, segments, { as: 'name' })
    if (parameters !== null)
      return {
        address: writeAddress(target),
        path: writeAddress(target, parameters),
        query,
      }
  }
  return null
}
export { PLANNED_ADDRESSES as n, matchName as t }
