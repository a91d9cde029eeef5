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
      question={<Trans>Wyłączyć e-maile o ważnych dniach?</Trans>}
      lead={
        <Trans>
          Nie będziemy już przypominać e-mailem o Twoich ważnych dniach. Same dni zostają, a powiadomienia na
          urządzeniach przychodzą jak dotąd.
        </Trans>
      }
      verb={<Trans>Wyłącz</Trans>}
      act={leaveDateLetters}
      done={<Trans>Gotowe, e-maile o ważnych dniach są wyłączone</Trans>}
      spentLead={
        <Trans>Link mógł zostać skopiowany niecały. Takie e-maile wyłączysz też przy każdym z dni.</Trans>
      }
      doneLead={<Trans>Możesz je znowu włączyć przy każdym z dni.</Trans>}
    />
  )
}
