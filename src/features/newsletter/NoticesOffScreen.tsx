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
      question={<Trans>Wyłączyć powiadomienia e-mail?</Trans>}
      lead={
        <Trans>
          Nie napiszemy już o gotowych pracach ani o kończących się kredytach. Potwierdzenia zamówień i
          wiadomości o bezpieczeństwie konta nadal będą przychodzić.
        </Trans>
      }
      verb={<Trans>Wyłącz</Trans>}
      act={leaveNotices}
      done={<Trans>Gotowe, powiadomienia są wyłączone</Trans>}
      spentLead={
        <Trans>Link mógł zostać skopiowany niecały. Takie e-maile wyłączysz też w preferencjach konta.</Trans>
      }
      doneLead={<Trans>Możesz je znowu włączyć w preferencjach konta.</Trans>}
    />
  )
}
