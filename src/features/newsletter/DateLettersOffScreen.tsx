import { Trans } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import { leaveDateLetters } from '#api/product/occasionCalls.ts'
import { LetterLinkScreen } from './LetterLinkScreen.tsx'

/** /newsletter/unsubscribe?of=dates: the way out of letters about one’s own days. */
export function DateLettersOffScreen({ token }: { readonly token: string | null }) {
  return (
    <LetterLinkScreen
      token={token}
      icon={<BellOff size={26} />}
      question={<Trans>Wyłączyć listy o ważnych dniach?</Trans>}
      lead={
        <Trans>
          Nie przypomnimy już listem o żadnym z Twoich dni. Same dni zostają, a powiadomienia na urządzeniach
          przychodzą jak dotąd.
        </Trans>
      }
      verb={<Trans>Wyłącz</Trans>}
      act={leaveDateLetters}
      done={<Trans>Gotowe, listów o ważnych dniach nie będzie</Trans>}
      spentLead={
        <Trans>Mógł zostać skopiowany nie w całości. Takie listy wyłączysz też przy każdym z dni.</Trans>
      }
      doneLead={<Trans>Włączysz je znowu przy każdym z dni.</Trans>}
    />
  )
}
