import { type Access, ADMIN, ANYONE, SIGNED_IN, VERIFIED } from '../access/access.ts'
import type { FeatureName } from '../runtimeConfig.ts'
import type { ParameterName } from './addressPattern.ts'

/** The subject a page may have: server/http/document says how the server finds it. */
export type Subject =
  | 'article'
  | 'model'
  | 'model-list'
  | 'product'
  | 'collection'
  | 'template'
  | 'person'
  | 'generation'
  | 'shared-generation'
  | 'card'
  | 'drawing'

/** Who may open a screen, and how search engines treat it: only public screens can be indexed. */
type Openness =
  | {
      readonly access: typeof ANYONE
      /** `noindex` may be read, not listed; `disallow` is not even to be asked for. */
      readonly robots: 'index' | 'noindex' | 'disallow'
      /** Nothing can be done on it where no script runs, and it says so. Screens for signed-in people are a frame there. */
      readonly needsScript: boolean
    }
  | { readonly access: Exclude<Access, { kind: 'anyone' }>; readonly robots: 'noindex' }

/** An address with a parameter is about one thing: `null` says that its screen finds out by itself. */
type About<Address extends string> = [ParameterName<Address>] extends [never]
  ? { readonly subject?: Subject | null }
  : { readonly subject: Subject | null }

type ScreenFacts<Address extends string> = Openness &
  About<Address> & {
    /** Its links carry a secret for one use: a redirect to it is never remembered, nor is its document. */
    readonly isOneTime?: true
    /** Shown without the shop's frame: the visitor has come for one thing. */
    readonly isBare?: true
    /** The feature it belongs to: where that is off, the address has no screen. */
    readonly feature?: FeatureName
  }

type ScreenTable<Table> = { readonly [Address in keyof Table & string]: ScreenFacts<Address> }

/** Checks each row against its own address. */
function screenTable<const Table extends ScreenTable<Table>>(table: Table): Table {
  return table
}

const PUBLIC = { access: ANYONE, robots: 'index', needsScript: false } as const
const ARTICLE = { ...PUBLIC, subject: 'article' } as const
const PUBLIC_SCRIPTED = { ...PUBLIC, needsScript: true } as const
const UNLISTED = { access: ANYONE, robots: 'noindex', needsScript: false } as const
const UNLISTED_SCRIPTED = { ...UNLISTED, needsScript: true } as const
const UNCRAWLED = { access: ANYONE, robots: 'disallow', needsScript: false } as const
const UNCRAWLED_SCRIPTED = { ...UNCRAWLED, needsScript: true } as const
const FROM_LETTER = { ...UNLISTED_SCRIPTED, isOneTime: true } as const
const FOR_SIGNED_IN = { access: SIGNED_IN, robots: 'noindex' } as const
const FOR_VERIFIED = { access: VERIFIED, robots: 'noindex' } as const
const FOR_ADMINS = { access: ADMIN, robots: 'noindex' } as const
const OF_TEMPLATES = { feature: 'templates' } as const

/**
 * Every address at which the page has a screen, and all that is known of it outside of its route (src/routes): the
 * router's guard, the document's head, the site map, the worker and the redirects read it here. A route without its
 * row doesn't compile, nor a row without its route (src/app/addresses/screenAddresses.test.ts).
 * Its other names: screenNames.ts.
 */
const TABLE = screenTable({
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
  '/kasa/$token': { ...UNCRAWLED, subject: null, isOneTime: true },
  // A chat that previews the link may read it, as the giver would want: the page itself says noindex.
  '/kartka/$token': {
    ...UNLISTED,
    subject: 'card',
    isOneTime: true,
    isBare: true,
  },
  '/generatory': PUBLIC,
  '/generatory/obraz': PUBLIC_SCRIPTED,
  '/generatory/wideo': PUBLIC_SCRIPTED,
  '/generatory/audio': PUBLIC_SCRIPTED,
  '/wideo': PUBLIC,
  '/popularne': PUBLIC,
  '/aktualnosci': PUBLIC,
  '/aktualnosci/$slug': ARTICLE,
  '/edukacja': PUBLIC,
  '/edukacja/$slug': ARTICLE,
  '/poradnik/$slug': ARTICLE,
  '/tutoriale': PUBLIC,
  '/tutoriale/$slug': ARTICLE,
  '/modele': PUBLIC,
  '/modele/$medium': { ...PUBLIC, subject: 'model-list' },
  '/modele/$medium/$kategoria': { ...PUBLIC, subject: 'model-list' },
  '/modele/$medium/$kategoria/$modelSlug': { ...PUBLIC, subject: 'model' },
  '/szablony': { ...PUBLIC, ...OF_TEMPLATES },
  '/szablony/drafts': { ...UNLISTED_SCRIPTED, ...OF_TEMPLATES },
  '/szablony/$slug': { ...PUBLIC_SCRIPTED, ...OF_TEMPLATES, subject: 'template' },
  '/narzedzia': PUBLIC,
  '/narzedzia/tekst': PUBLIC_SCRIPTED,
  '/narzedzia/transkrypcja': PUBLIC_SCRIPTED,
  '/narzedzia/diagramy': PUBLIC_SCRIPTED,
  '/narzedzia/visual-flow': PUBLIC_SCRIPTED,
  '/narzedzia/rysunek/$token': { ...UNLISTED, subject: 'drawing', isOneTime: true },
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
  '/admin': FOR_ADMINS,
  '/admin/emails': FOR_ADMINS,
  '/admin/emails/$id': {
    ...FOR_ADMINS,
    subject: null,
  },
  '/admin/content': FOR_ADMINS,
  '/admin/content/$language/$kind/$slug': { ...FOR_ADMINS, subject: null },
  '/admin/template-builder': { ...FOR_ADMINS, ...OF_TEMPLATES },
  '/administracja/kody': FOR_ADMINS,
  '/administracja/magazyn': FOR_ADMINS,
  '/administracja/opinie': FOR_ADMINS,
  '/administracja/realizacja': FOR_ADMINS,
  '/administracja/uzytkownicy': FOR_ADMINS,
  '/administracja/zgloszenia': FOR_ADMINS,
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

/** An address with a screen, `$name` for a parameter. */
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
