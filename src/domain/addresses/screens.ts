import { type Access, ADMIN, ANYONE, SIGNED_IN, VERIFIED } from '../access/access.ts'
import type { ParameterName } from './addressPattern.ts'

/** What one page may be about: how the server finds it is said in server/http/document. */
export type Subject = 'product' | 'collection' | 'person' | 'generation' | 'shared-generation'

/** Who may open a screen, and what search engines make of it: only what is open to anyone can be found there. */
type Openness =
  | {
      readonly access: typeof ANYONE
      /** `noindex` may be read, not listed; `disallow` is not even to be asked for. */
      readonly robots: 'index' | 'noindex' | 'disallow'
      /** Nothing can be done on it where no script runs, and it says so. Screens for signed-in people are a frame there. */
      readonly needsScript: boolean
    }
  | { readonly access: Exclude<Access, { kind: 'anyone' }>; readonly robots: 'noindex' }

/** A word of an address, with the other words that may stand for it. */
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

/** An address with a parameter is about one thing: `null` says that its screen finds out by itself. */
type About<Address extends string> = [ParameterName<Address>] extends [never]
  ? { readonly subject?: Subject | null }
  : { readonly subject: Subject | null }

type ScreenFacts<Address extends string> = Openness &
  About<Address> & {
    readonly names: NamesOf<Address>
    /** Its links carry a secret for one use: a redirect to it is never remembered. */
    readonly isOneTime?: true
  }

type ScreenTable<Table> = { readonly [Address in keyof Table & string]: ScreenFacts<Address> }

/** Checks each row against its own address. */
function screenTable<const Table extends ScreenTable<Table>>(table: Table): Table {
  return table
}

const PUBLIC = { access: ANYONE, robots: 'index', needsScript: false } as const
const PUBLIC_SCRIPTED = { ...PUBLIC, needsScript: true } as const
const UNLISTED = { access: ANYONE, robots: 'noindex', needsScript: false } as const
const UNLISTED_SCRIPTED = { ...UNLISTED, needsScript: true } as const
const UNCRAWLED = { access: ANYONE, robots: 'disallow', needsScript: false } as const
const UNCRAWLED_SCRIPTED = { ...UNCRAWLED, needsScript: true } as const
const FROM_LETTER = { ...UNLISTED_SCRIPTED, isOneTime: true } as const
const FOR_SIGNED_IN = { access: SIGNED_IN, robots: 'noindex' } as const
const FOR_VERIFIED = { access: VERIFIED, robots: 'noindex' } as const
const FOR_ADMINS = { access: ADMIN, robots: 'noindex' } as const

/**
 * Every address at which the page has a screen, and all that is known of it outside of its route (src/routes): the
 * router's guard, the document's head, the site map, the worker and the redirects read it here. A route without its
 * row doesn't compile, nor a row without its route (src/app/addresses/screenAddresses.test.ts).
 *
 * `names`: between slashes, the first word is the address's own; those after `|` are other names that lead to it,
 * English and legacy ones, and Polish ones where the specification lists the address in English only. `$name` carries
 * a slug, an id or a handle over as it is.
 *
 * Which of two twins is the address itself: the Polish one where the specification lists it, else the listed.
 * The public profile is under `uzytkownik`, because under `profil` a person called "galeria" would have none.
 */
const TABLE = screenTable({
  '/': { ...PUBLIC, names: '/' },
  '/o-nas': { ...PUBLIC, names: '/o-nas|about|about-us' },
  '/kontakt': { ...PUBLIC, names: '/kontakt|contact|contact-us' },
  '/polityka-prywatnosci': { ...PUBLIC, names: '/polityka-prywatnosci|privacy|privacy-policy|prywatnosc' },
  '/regulamin': { ...PUBLIC, names: '/regulamin|terms|terms-of-service|terms-and-conditions|tos' },
  '/debug': { ...UNCRAWLED_SCRIPTED, names: '/debug' },
  '/sklep': { ...PUBLIC, names: '/sklep|shop|store' },
  '/sklep/produkt/$handle': {
    ...PUBLIC,
    names: '/sklep|shop|store/produkt|produkty|product|products/$handle',
    subject: 'product',
  },
  '/sklep/kredyty': { ...PUBLIC, names: '/sklep|shop|store/kredyty|credits' },
  '/sklep/$collection': {
    ...PUBLIC,
    names: '/sklep|shop|store/$collection',
    subject: 'collection',
  },
  '/produkty-ai': { ...PUBLIC, names: '/produkty-ai|ai-products|products-ai' },
  '/koszyk': { ...UNCRAWLED, names: '/koszyk|cart|basket' },
  '/kasa/$token': { ...UNCRAWLED, names: '/kasa|checkout|checkouts/$token', subject: null, isOneTime: true },
  '/kartka/$token': {
    ...UNCRAWLED_SCRIPTED,
    names: '/kartka|card|gift/$token',
    subject: null,
    isOneTime: true,
  },
  '/generatory': { ...PUBLIC, names: '/generatory|generators|generator|generate|generuj' },
  '/generatory/obraz': {
    ...PUBLIC_SCRIPTED,
    names: '/generatory|generators|generator|generate|generuj/obraz|obrazy|image|images',
  },
  '/generatory/wideo': {
    ...PUBLIC_SCRIPTED,
    names: '/generatory|generators|generator|generate|generuj/wideo|video|videos',
  },
  '/generatory/audio': {
    ...PUBLIC_SCRIPTED,
    names: '/generatory|generators|generator|generate|generuj/audio|muzyka|music',
  },
  '/login': { ...UNLISTED_SCRIPTED, names: '/login|logowanie|zaloguj|zaloguj-sie|sign-in|signin' },
  '/register': {
    ...UNLISTED_SCRIPTED,
    names: '/register|rejestracja|zarejestruj|zarejestruj-sie|sign-up|signup',
  },
  '/forgot-password': {
    ...UNLISTED_SCRIPTED,
    names: '/forgot-password|zapomniane-haslo|nie-pamietam-hasla|przypomnij-haslo',
  },
  '/reset-password': { ...FROM_LETTER, names: '/reset-password|resetuj-haslo|reset-hasla|nowe-haslo' },
  '/verify-email': {
    ...FROM_LETTER,
    names: '/verify-email|email-verification|weryfikacja-email|potwierdz-email',
  },
  '/verify-email-required': {
    ...FOR_SIGNED_IN,
    names: '/verify-email-required|wymagana-weryfikacja|wymagana-weryfikacja-email',
  },
  '/newsletter/confirm': { ...FROM_LETTER, names: '/newsletter/confirm|potwierdz|potwierdzenie' },
  '/newsletter/unsubscribe': {
    ...FROM_LETTER,
    names: '/newsletter/unsubscribe|wypisz|wypisz-sie|rezygnacja',
  },
  '/uzytkownik/$username': {
    ...PUBLIC_SCRIPTED,
    names: '/uzytkownik|user|profil|profile/$username',
    subject: 'person',
  },
  '/kredyty': {
    ...PUBLIC,
    names: '/kredyty|credits|buy-credits|kup-kredyty|zakup|zakup-kredytow|cennik|pricing',
  },
  '/credits/success': { ...FOR_VERIFIED, names: '/credits|kredyty/success|sukces' },
  '/credits/cancel': { ...FOR_VERIFIED, names: '/credits|kredyty/cancel|anulowano' },
  '/generations/shared': {
    ...PUBLIC_SCRIPTED,
    names: '/generations|generation|generacje|generacja/shared|udostepnione',
    subject: 'shared-generation',
  },
  '/generacje/$id': {
    ...PUBLIC_SCRIPTED,
    names: '/generacje|generacja|generations|generation/$id',
    subject: 'generation',
  },
  '/profil': { ...FOR_VERIFIED, names: '/profil|profile' },
  '/konto': { ...FOR_VERIFIED, names: '/konto|account' },
  '/panel': { ...FOR_VERIFIED, names: '/panel|dashboard' },
  '/profil/galeria': { ...FOR_VERIFIED, names: '/profil|profile/galeria|gallery' },
  '/ustawienia': { ...FOR_VERIFIED, names: '/ustawienia|settings' },
  '/ustawienia/konto': { ...FOR_VERIFIED, names: '/ustawienia|settings/konto|account' },
  '/ustawienia/bezpieczenstwo': { ...FOR_VERIFIED, names: '/ustawienia|settings/bezpieczenstwo|security' },
  '/ustawienia/rozliczenia': {
    ...FOR_VERIFIED,
    names: '/ustawienia|settings/rozliczenia|billing|platnosci',
  },
  '/opinie': { ...FOR_VERIFIED, names: '/opinie|reviews|moje-opinie|my-reviews' },
  '/preferences': { ...FOR_VERIFIED, names: '/preferences|preferencje' },
  '/historia': {
    ...FOR_VERIFIED,
    names: '/historia|history|generations|generation|generacje|generacja|my-generations|moje-generacje',
  },
  '/cennik/admin': { ...FOR_ADMINS, names: '/cennik|pricing/admin' },
  '/admin/emails': {
    ...FOR_ADMINS,
    names: '/admin|administracja|administration/emails|emaile|e-maile|maile|newsletter',
  },
  '/admin/emails/$id': {
    ...FOR_ADMINS,
    names: '/admin|administracja|administration/emails|emaile|e-maile|maile|newsletter/$id',
    subject: null,
  },
  '/administracja/kody': {
    ...FOR_ADMINS,
    names: '/administracja|administration|admin/kody|codes|affiliate',
  },
  '/administracja/opinie': {
    ...FOR_ADMINS,
    names: '/administracja|administration|admin/opinie|reviews',
  },
  '/administracja/realizacja': {
    ...FOR_ADMINS,
    names: '/administracja|administration|admin/realizacja|production',
  },
  '/administracja/uzytkownicy': {
    ...FOR_ADMINS,
    names: '/administracja|administration|admin/uzytkownicy|users',
  },
  '/administracja/uzytkownicy/$id': {
    ...FOR_ADMINS,
    names: '/administracja|administration|admin/uzytkownicy|users/$id',
    subject: null,
  },
})

/** An address with a screen, `$name` for what it carries. */
export type ScreenAddress = keyof typeof TABLE

/** An address that carries nothing: its path is itself. */
export type FixedAddress = Exclude<ScreenAddress, `${string}$${string}`>

/** All that is known of each screen outside of its route. */
export const SCREENS: Readonly<Record<ScreenAddress, ScreenFacts<string>>> = TABLE

export function isScreenAddress(address: string): address is ScreenAddress {
  return Object.hasOwn(TABLE, address)
}

/** In the order of the table. */
export const SCREEN_ADDRESSES: readonly ScreenAddress[] = Object.keys(TABLE).filter(isScreenAddress)
