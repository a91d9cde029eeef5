import { Trans } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import { withdrawRestock } from '#api/product/restockCalls.ts'
import { LetterLinkScreen } from './LetterLinkScreen.tsx'

/** /newsletter/unsubscribe?of=restock: ends the letters about restocked products. */
export function RestockOffScreen({ token }: { readonly token: string | null }) {
  return (
    <LetterLinkScreen
      token={token}
      icon={<BellOff size={26} />}
      question={<Trans>Wycofać wszystkie prośby?</Trans>}
      lead={<Trans>Wycofamy wszystkie prośby o powiadomienie wysłane z tego adresu.</Trans>}
      verb={<Trans>Wycofaj wszystkie</Trans>}
      act={withdrawRestock}
      done={<Trans>Gotowe, prośby są wycofane</Trans>}
      spentLead={<Trans>Link mógł zostać skopiowany niecały.</Trans>}
      doneLead={<Trans>Możesz poprosić ponownie na stronie każdego wyprzedanego produktu.</Trans>}
    />
  )
}
