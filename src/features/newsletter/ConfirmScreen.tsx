import { Trans } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { confirmNewsletter } from '#api/product/newsletterCalls.ts'
import { LetterLinkScreen } from './LetterLinkScreen.tsx'

/** /newsletter/confirm: the second half of signing up. */
export function ConfirmScreen({ token }: { readonly token: string | null }) {
  return (
    <LetterLinkScreen
      token={token}
      icon={<Mail size={26} />}
      question={<Trans>Zapisać Cię na newsletter?</Trans>}
      lead={<Trans>Kilka listów w miesiącu: nowe wzory, pomysły na okazje i rabaty. Nic więcej.</Trans>}
      verb={<Trans>Tak, zapisz mnie</Trans>}
      act={confirmNewsletter}
      done={<Trans>Jesteś na liście</Trans>}
      doneLead={<Trans>Każdy list ma na dole link, którym można się wypisać.</Trans>}
    />
  )
}
