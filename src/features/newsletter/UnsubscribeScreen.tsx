import { Trans } from '@lingui/react/macro'
import { MailX } from 'lucide-react'
import { leaveNewsletter } from '#api/product/newsletterCalls.ts'
import { LetterLinkScreen } from './LetterLinkScreen.tsx'

/** /newsletter/unsubscribe: the way out that every letter has. */
export function UnsubscribeScreen({ token }: { readonly token: string | null }) {
  return (
    <LetterLinkScreen
      token={token}
      icon={<MailX size={26} />}
      question={<Trans>Wypisać Cię z newslettera?</Trans>}
      lead={
        <Trans>
          Nie będziemy już pisać o nowościach. Wiadomości o zamówieniach i koncie nadal będą przychodzić.
        </Trans>
      }
      verb={<Trans>Wypisz mnie</Trans>}
      act={leaveNewsletter}
      done={<Trans>Gotowe, nie dostaniesz już newslettera</Trans>}
      doneLead={<Trans>Możesz wrócić w każdej chwili: formularz jest na dole każdej strony.</Trans>}
    />
  )
}
