import { Trans } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import { leaveNotices } from '#api/product/newsletterCalls.ts'
import { LetterLinkScreen } from './LetterLinkScreen.tsx'

/** /newsletter/unsubscribe?of=notices: the way out of letters about finished work and low credits. */
export function NoticesOffScreen({ token }: { readonly token: string | null }) {
  return (
    <LetterLinkScreen
      token={token}
      icon={<BellOff size={26} />}
      question={<Trans>Wyłączyć powiadomienia listem?</Trans>}
      lead={
        <Trans>
          Nie napiszemy już o gotowych generacjach ani o kończących się kredytach. Potwierdzenia zamówień i
          listy o bezpieczeństwie konta przychodzą dalej.
        </Trans>
      }
      verb={<Trans>Wyłącz</Trans>}
      act={leaveNotices}
      done={<Trans>Gotowe, powiadomienia są wyłączone</Trans>}
      spentLead={
        <Trans>Mógł zostać skopiowany nie w całości. Takie listy wyłączysz też w preferencjach konta.</Trans>
      }
      doneLead={<Trans>Włączysz je znowu w preferencjach konta.</Trans>}
    />
  )
}
