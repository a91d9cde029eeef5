import { useLingui } from '@lingui/react/macro'
import { GIFT_OCCASIONS, RECIPIENTS } from '#domain/catalogue/giftNames.ts'
import { BUDGETS } from '#domain/catalogue/gifts.ts'
import { writePriceRange } from '#domain/catalogue/priceRangeText.ts'
import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { usePriceWords } from '../priceWords.ts'
import { OCCASION_LABELS, RECIPIENT_LABELS } from './giftWords.ts'

export interface GiftChoice {
  readonly key: string
  readonly label: string
  /** What it changes of the list's address: nothing where it is chosen already. */
  readonly change: Partial<ShopSearch>
}

export interface GiftQuestion {
  readonly key: 'dla' | 'okazja' | 'cena'
  readonly title: string
  /** The choice for no answer first; then the answers. */
  readonly choices: readonly GiftChoice[]
  /** The chosen answer, if any. */
  readonly chosen: string | null
}

interface Answer {
  readonly label: string
  readonly value: ShopSearch[GiftQuestion['key']]
}

/** The three questions that lead to a present, each answer as a change of the address that keeps the other answers. */
export function useGiftAxis(search: ShopSearch): readonly GiftQuestion[] {
  const { t, i18n } = useLingui()
  const priceWords = usePriceWords()

  function question(
    key: GiftQuestion['key'],
    title: string,
    any: string,
    answers: readonly Answer[],
  ): GiftQuestion {
    const choices = [{ label: any, value: undefined }, ...answers].map(({ label, value }) => {
      const isChosen = search[key] === value
      // A chosen one keeps as many pages as are shown.
      return { key: value ?? '', label, change: isChosen ? {} : { [key]: value, strona: undefined } }
    })
    return { key, title, choices, chosen: answers.find(({ value }) => value === search[key])?.label ?? null }
  }

  return [
    question(
      'dla',
      t`Dla kogo`,
      t`Dla każdego`,
      RECIPIENTS.map((value) => ({ value, label: i18n._(RECIPIENT_LABELS[value]) })),
    ),
    question(
      'okazja',
      t`Okazja`,
      t`Każda okazja`,
      GIFT_OCCASIONS.map((value) => ({ value, label: i18n._(OCCASION_LABELS[value]) })),
    ),
    question(
      'cena',
      t`Budżet`,
      t`Każda cena`,
      BUDGETS.map((range) => ({ value: writePriceRange(range), label: priceWords(range) })),
    ),
  ]
}
