import { Trans } from '@lingui/react/macro'
import { unprintableWords } from '#domain/gifts/canBePrinted.ts'
import type { GiftWords } from '#domain/gifts/giftWords.ts'
import { Notice } from '#ui/Notice.tsx'

/** Which of the characters written can't be printed, as soon as there are some. */
export function UnprintableNote({ words }: { readonly words: GiftWords }) {
  const characters = unprintableWords(words)
  if (characters.length === 0) return null
  const shown = characters.slice(0, MOST_SHOWN).join(' ')
  return (
    <div role="alert">
      <Notice tone="warning">
        <Trans>
          Tych znaków nie umiemy wydrukować: {shown}. Zapisz je inaczej, na przykład literami łacińskimi.
        </Trans>
      </Notice>
    </div>
  )
}

const MOST_SHOWN = 8
