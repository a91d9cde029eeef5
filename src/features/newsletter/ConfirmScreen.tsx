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
      lead={<Trans>Kilka e-maili w miesiącu: nowe wzory, pomysły na okazje i rabaty. Nic więcej.</Trans>}
      verb={<Trans>Tak, zapisz mnie</Trans>}
      act={confirmNewsletter}
      done={<Trans>Zapis na newsletter potwierdzony</Trans>}
      doneLead={<Trans>Na dole każdej wiadomości jest link do wypisania się.</Trans>}
    />
  )
}
