import { Trans } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import { withdrawRestock } from '#api/product/restockCalls.ts'
import { LetterLinkScreen } from './LetterLinkScreen.tsx'

/** /newsletter/unsubscribe?of=restock: the way out of letters about what is back. */
export function RestockOffScreen({ token }: { readonly token: string | null }) {
  return (
    <LetterLinkScreen
      token={token}
      icon={<BellOff size={26} />}
      question={<Trans>Nie czekasz już na nic?</Trans>}
      lead={<Trans>Wycofamy wszystkie prośby z tego adresu o wiadomość, że coś wróciło do sklepu.</Trans>}
      verb={<Trans>Wycofaj wszystkie</Trans>}
      act={withdrawRestock}
      done={<Trans>Gotowe, nie czekasz już na nic</Trans>}
      spentLead={<Trans>Mógł zostać skopiowany nie w całości.</Trans>}
      doneLead={<Trans>Poprosić można znowu na stronie każdego produktu, który jest wyprzedany.</Trans>}
    />
  )
}
