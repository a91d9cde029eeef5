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
      lead={<Trans>Więcej nie napiszemy o nowościach. Listy o zamówieniach i koncie przychodzą dalej.</Trans>}
      verb={<Trans>Wypisz mnie</Trans>}
      act={leaveNewsletter}
      done={<Trans>Gotowe, to był ostatni list</Trans>}
      doneLead={<Trans>Wrócić można w każdej chwili: formularz jest na dole każdej strony.</Trans>}
    />
  )
}
