import { Trans } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { confirmRestock, withdrawRestock } from '#api/product/restockCalls.ts'
import { LetterLinkScreen } from './LetterLinkScreen.tsx'

/** /newsletter/confirm?of=restock: whether to tell an address once something is back, and the way out of it. */
export function RestockConfirmScreen({ token }: { readonly token: string | null }) {
  return (
    <LetterLinkScreen
      token={token}
      icon={<MailCheck size={26} />}
      question={<Trans>Dać Ci znać, gdy produkt wróci do sklepu?</Trans>}
      lead={<Trans>Napiszemy tylko raz. Jeśli produkt nie wróci w ciągu pół roku, prośba wygaśnie.</Trans>}
      verb={<Trans>Tak, dajcie mi znać</Trans>}
      act={confirmRestock}
      done={<Trans>Damy Ci znać</Trans>}
      doneLead={<Trans>Zmienisz zdanie? Otwórz ponownie link z wiadomości i wycofaj prośbę.</Trans>}
      spentLead={<Trans>Minęło za dużo czasu. Poproś o powiadomienie jeszcze raz na stronie produktu.</Trans>}
      other={{
        verb: <Trans>Wycofaj prośbę</Trans>,
        act: withdrawRestock,
        done: <Trans>Prośba wycofana</Trans>,
        doneLead: <Trans>Nie napiszemy o tym. Możesz poprosić ponownie na stronie produktu.</Trans>,
      }}
    />
  )
}
