import { i as VERIFIED, n as ANYONE, r as SIGNED_IN, t as ADMIN } from './access-Bi3cgZ5_.js'
// src/domain/addresses/screens.ts
/** Checks each row against its own address. */
function screenTable(table) {
  return table
}
var PUBLIC = {
  access: ANYONE,
  robots: 'index',
  needsScript: false,
}
var PUBLIC_SCRIPTED = {
  ...PUBLIC,
  needsScript: true,
}
var UNLISTED_SCRIPTED = {
  access: ANYONE,
  robots: 'noindex',
  needsScript: false,
  needsScript: true,
}
var UNCRAWLED = {
  access: ANYONE,
  robots: 'disallow',
  needsScript: false,
}
var UNCRAWLED_SCRIPTED = {
  ...UNCRAWLED,
  needsScript: true,
}
var FROM_LETTER = {
  ...UNLISTED_SCRIPTED,
  isOneTime: true,
}
var FOR_SIGNED_IN = {
  access: SIGNED_IN,
  robots: 'noindex',
}
var FOR_VERIFIED = {
  access: VERIFIED,
  robots: 'noindex',
}
var FOR_ADMINS = {
  access: ADMIN,
  robots: 'noindex',
}
/**
 * Every address at which the page has a screen, and all that is known of it outside of its route (src/routes): the
 * router's guard, the document's head, the site map, the worker and the redirects read it here. A route without its
 * row doesn't compile, nor a row without its route (src/app/addresses/screenAddresses.test.ts).
 * Its other names: screenNames.ts.
 */
var TABLE = screenTable({
  '/': PUBLIC,
  '/o-nas': PUBLIC,
  '/kontakt': PUBLIC,
  '/dostawa-i-zwroty': PUBLIC,
  '/polityka-prywatnosci': PUBLIC,
  '/regulamin': PUBLIC,
  '/prywatnosc/moje-wizyty': UNLISTED_SCRIPTED,
  '/debug': UNCRAWLED_SCRIPTED,
  '/sklep': PUBLIC,
  '/sklep/produkt/$handle': {
    ...PUBLIC,
    subject: 'product',
  },
  '/sklep/kredyty': PUBLIC,
  '/sklep/$collection': {
    ...PUBLIC,
    subject: 'collection',
  },
  '/produkty-ai': PUBLIC,
  '/okazje': PUBLIC_SCRIPTED,
  '/ulubione': UNLISTED_SCRIPTED,
  '/koszyk': UNCRAWLED,
  '/kasa/$token': {
    ...UNCRAWLED,
    subject: null,
    isOneTime: true,
  },
  '/kartka/$token': {
    ...UNCRAWLED_SCRIPTED,
    subject: null,
    isOneTime: true,
  },
  '/generatory': PUBLIC,
  '/generatory/obraz': PUBLIC_SCRIPTED,
  '/generatory/wideo': PUBLIC_SCRIPTED,
  '/generatory/audio': PUBLIC_SCRIPTED,
  '/szablony': PUBLIC,
  '/szablony/drafts': UNLISTED_SCRIPTED,
  '/szablony/$slug': {
    ...PUBLIC_SCRIPTED,
    subject: 'template',
  },
  '/login': UNLISTED_SCRIPTED,
  '/register': UNLISTED_SCRIPTED,
  '/forgot-password': UNLISTED_SCRIPTED,
  '/reset-password': FROM_LETTER,
  '/verify-email': FROM_LETTER,
  '/verify-email-required': FOR_SIGNED_IN,
  '/newsletter/confirm': FROM_LETTER,
  '/newsletter/unsubscribe': FROM_LETTER,
  '/uzytkownik/$username': {
    ...PUBLIC_SCRIPTED,
    subject: 'person',
  },
  '/kredyty': PUBLIC,
  '/credits/success': FOR_VERIFIED,
  '/credits/cancel': FOR_VERIFIED,
  '/generations/shared': {
    ...PUBLIC_SCRIPTED,
    subject: 'shared-generation',
  },
  '/generacje/$id': {
    ...PUBLIC_SCRIPTED,
    subject: 'generation',
  },
  '/profil': FOR_VERIFIED,
  '/konto': FOR_VERIFIED,
  '/panel': FOR_VERIFIED,
  '/profil/galeria': FOR_VERIFIED,
  '/ustawienia': FOR_VERIFIED,
  '/ustawienia/konto': FOR_VERIFIED,
  '/ustawienia/bezpieczenstwo': FOR_VERIFIED,
  '/ustawienia/rozliczenia': FOR_VERIFIED,
  '/opinie': FOR_VERIFIED,
  '/preferences': FOR_VERIFIED,
  '/historia': FOR_VERIFIED,
  '/cennik/admin': FOR_ADMINS,
  '/admin/emails': FOR_ADMINS,
  '/admin/emails/$id': {
    ...FOR_ADMINS,
    subject: null,
  },
  '/admin/template-builder': FOR_ADMINS,
  '/administracja/kody': FOR_ADMINS,
  '/administracja/magazyn': FOR_ADMINS,
  '/administracja/opinie': FOR_ADMINS,
  '/administracja/realizacja': FOR_ADMINS,
  '/administracja/uzytkownicy': FOR_ADMINS,
  '/administracja/uzytkownicy/$id': {
    ...FOR_ADMINS,
    subject: null,
  },
  '/statistics': FOR_ADMINS,
  '/enhanced-statistics': FOR_ADMINS,
  '/analytics': FOR_ADMINS,
  '/analytics-command': FOR_ADMINS,
  '/realtime-monitoring': FOR_ADMINS,
})
/** All that is known of each screen outside of its route. */
var SCREENS = TABLE
function isScreenAddress(address) {
  return Object.hasOwn(TABLE, address)
}
/** In the order of the table. */
var SCREEN_ADDRESSES = Object.keys(TABLE).filter(isScreenAddress)
export { SCREEN_ADDRESSES as n, isScreenAddress as r, SCREENS as t }
