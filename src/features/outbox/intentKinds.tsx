import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { type IntentKind, type IntentRow, isIntentOf } from '#offline/outbox/intent.ts'

interface WordsProps {
  readonly intent: IntentRow
}

/** Where a change belongs, and whom it waits for: the shop, the account, or the generators. */
export type IntentPlace = 'cart' | 'account' | 'generations'

interface ShownKind {
  readonly place: IntentPlace
  /** What the change is, in a person's words. */
  readonly Words: ComponentType<WordsProps>
}

/** How each kind of change is shown. The compiler misses the kind that is forgotten here. */
const KINDS = {
  'cart.line': { place: 'cart', Words: CartLineWords },
  'cart.discount': { place: 'cart', Words: DiscountWords },
  'cart.buyer': { place: 'cart', Words: BuyerWords },
  'cart.leave': { place: 'cart', Words: LeavingWords },
  'cart.sync': { place: 'cart', Words: SyncWords },
  'personalization.save': { place: 'cart', Words: GiftWords },
  'occasion.save': { place: 'account', Words: OccasionWords },
  'occasions.read': { place: 'account', Words: OccasionsReadWords },
  'preferences.save': { place: 'account', Words: PreferencesWords },
  'preferences.read': { place: 'account', Words: PreferencesReadWords },
  'print.save': { place: 'cart', Words: PrintWords },
  'restock.ask': { place: 'account', Words: RestockWords },
  'session.revoke': { place: 'account', Words: RevocationWords },
  'generation.start': { place: 'generations', Words: StartWords },
  'generation.cancel': { place: 'generations', Words: CancelWords },
  'generation.change': { place: 'generations', Words: TagsWords },
  'generation.poll': { place: 'generations', Words: PollWords },
  'generation.read': { place: 'generations', Words: PollWords },
  'template.save': { place: 'account', Words: TemplateWords },
  'template.run': { place: 'generations', Words: RunWords },
  'template.cancel': { place: 'generations', Words: RunCancelWords },
  'template.poll': { place: 'generations', Words: PollWords },
  'wishlist.save': { place: 'account', Words: WishlistWords },
  'wishlist.read': { place: 'account', Words: WishlistReadWords },
} satisfies Record<IntentKind, ShownKind>

export function intentPlace(intent: Pick<IntentRow, 'kind'>): IntentPlace {
  return KINDS[intent.kind].place
}

export function IntentWords({ intent }: WordsProps) {
  const { Words } = KINDS[intent.kind]
  return <Words intent={intent} />
}

function CartLineWords({ intent }: WordsProps) {
  const { t } = useLingui()
  if (!isIntentOf(intent, 'cart.line')) return null
  const { title, quantity } = intent.arguments
  if (quantity === 0) return <Trans>{title}: usunięcie z koszyka</Trans>
  return t`${title}: ${plural(quantity, { one: '# sztuka', few: '# sztuki', many: '# sztuk', other: '# sztuki' })}`
}

function DiscountWords({ intent }: WordsProps) {
  if (!isIntentOf(intent, 'cart.discount')) return null
  const { code } = intent.arguments
  return code === null ? <Trans>Usunięcie kodu rabatowego</Trans> : <Trans>Kod rabatowy {code}</Trans>
}

function BuyerWords() {
  return <Trans>Dane kupującego</Trans>
}

function LeavingWords() {
  return <Trans>Usunięcie Twoich danych z koszyka w sklepie</Trans>
}

function SyncWords() {
  return <Trans>Sprawdzenie koszyka w sklepie</Trans>
}

function GiftWords({ intent }: WordsProps) {
  if (!isIntentOf(intent, 'personalization.save')) return null
  const { title } = intent.arguments
  return <Trans>Słowa i dane prezentu: {title}</Trans>
}

function PrintWords({ intent }: WordsProps) {
  if (!isIntentOf(intent, 'print.save')) return null
  const { title } = intent.arguments
  return <Trans>Obraz do nadruku: {title}</Trans>
}

function RestockWords({ intent }: WordsProps) {
  if (!isIntentOf(intent, 'restock.ask')) return null
  const { title } = intent.arguments
  return <Trans>Prośba o powiadomienie: {title}</Trans>
}

function OccasionWords({ intent }: WordsProps) {
  if (!isIntentOf(intent, 'occasion.save')) return null
  const { name, date } = intent.arguments
  return date === null ? <Trans>Usunięcie ważnego dnia: {name}</Trans> : <Trans>Ważny dzień: {name}</Trans>
}

function OccasionsReadWords() {
  return <Trans>Sprawdzenie ważnych dni z innych urządzeń</Trans>
}

function PreferencesWords() {
  return <Trans>Twoje preferencje</Trans>
}

function PreferencesReadWords() {
  return <Trans>Sprawdzenie preferencji z innych urządzeń</Trans>
}

function RevocationWords() {
  return <Trans>Wylogowanie na serwerze</Trans>
}

function StartWords({ intent }: WordsProps) {
  if (!isIntentOf(intent, 'generation.start')) return null
  const { prompt } = intent.arguments
  return <Trans>Generowanie: „{prompt}”</Trans>
}

function CancelWords({ intent }: WordsProps) {
  if (!isIntentOf(intent, 'generation.cancel')) return null
  const { prompt } = intent.arguments
  return <Trans>Anulowanie: „{prompt}”</Trans>
}

function TagsWords({ intent }: WordsProps) {
  if (!isIntentOf(intent, 'generation.change')) return null
  const { prompt } = intent.arguments
  return <Trans>Tagi i ulubione: „{prompt}”</Trans>
}

function TemplateWords({ intent }: WordsProps) {
  if (!isIntentOf(intent, 'template.save')) return null
  const { title } = intent.arguments
  return title === '' ? <Trans>Szablon bez tytułu</Trans> : <Trans>Szablon: {title}</Trans>
}

function RunWords({ intent }: WordsProps) {
  if (!isIntentOf(intent, 'template.run')) return null
  const { title } = intent.arguments
  return <Trans>Z szablonu: „{title}”</Trans>
}

function RunCancelWords({ intent }: WordsProps) {
  if (!isIntentOf(intent, 'template.cancel')) return null
  const { title } = intent.arguments
  return <Trans>Zatrzymanie szablonu: „{title}”</Trans>
}

function WishlistWords({ intent }: WordsProps) {
  const { t } = useLingui()
  if (!isIntentOf(intent, 'wishlist.save')) return null
  const count = intent.arguments.wishes.length
  return t`Ulubione: ${plural(count, { one: '# zmiana', few: '# zmiany', many: '# zmian', other: '# zmiany' })}`
}

function WishlistReadWords() {
  return <Trans>Sprawdzenie ulubionych z innych urządzeń</Trans>
}

function PollWords() {
  return <Trans>Sprawdzenie, co już gotowe</Trans>
}
