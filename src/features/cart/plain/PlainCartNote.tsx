import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CartNotice } from '#domain/plainShop/plainPage.ts'
import { Notice, type NoticeTone } from '#ui/Notice.tsx'
import { cartErrorText } from '../cartErrorText.ts'

const NOTICES = {
  added: { tone: 'success', text: msg`Dodano do koszyka.` },
  changed: { tone: 'success', text: msg`Koszyk zmieniony.` },
  fewer: {
    tone: 'warning',
    text: msg`W sklepie jest mniej sztuk. Zostawiliśmy w koszyku tyle, ile jest dostępnych.`,
  },
  quantity: {
    tone: 'warning',
    text: msg`Podaj liczbę całkowitą od 1 do 9999. Koszyk się nie zmienił.`,
  },
  words: { tone: 'warning', text: msg`Dopisz wszystkie słowa kartki i dodaj ją jeszcze raz.` },
  refused: { tone: 'warning', text: cartErrorText('SHOPIFY_CART_VALIDATION_ERROR') },
  'too-often': { tone: 'warning', text: msg`Za dużo prób naraz. Odczekaj minutę i spróbuj jeszcze raz.` },
  unreachable: { tone: 'danger', text: msg`Sklep teraz nie odpowiada. Spróbuj jeszcze raz za chwilę.` },
} satisfies Record<CartNotice, { tone: NoticeTone; text: MessageDescriptor }>

/** The result of the last sent form. */
export function PlainCartNote({ notice }: { readonly notice: CartNotice | null }) {
  const { i18n } = useLingui()
  if (notice === null) return null
  const { tone, text } = NOTICES[notice]
  return <Notice tone={tone}>{i18n._(text)}</Notice>
}
