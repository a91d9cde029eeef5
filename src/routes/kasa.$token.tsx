import { useLingui } from '@lingui/react'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useServices } from '#services/services.tsx'
import { routeHead } from '#app/document/routeHead.ts'
import { useKnownBuyer } from '#features/account/billing/useKnownBuyer.ts'
import { useKnownBilling } from '#features/account/billing/useKnownBilling.ts'
import { CheckoutElsewhere } from '#features/checkout/CheckoutElsewhere.tsx'
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx'
import { PlainCheckout } from '#features/checkout/plain/PlainCheckout.tsx'
import { FilesCard } from '#features/orders/FilesCard.tsx'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { usePlainPage } from '#services/plainPage.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { WithoutScript } from '#ui/WithoutScript.tsx'

// Of a checkout that has become an order.
const OrderExtras = lazyPart(() => import('#features/orders/OrderExtras.tsx'))

export const Route = createFileRoute('/kasa/$token')({
  head: routeHead,
  component: Checkout,
})

function Checkout() {
  const { token } = Route.useParams()
  const knownBuyer = useKnownBuyer()
  const billing = useKnownBilling()
  const plain = usePlainPage('checkout')
  const language = languageOf(useLingui().i18n.locale) ?? DEFAULT_LANGUAGE
  if (!useServices().config.isStorefrontEmbedded) return <CheckoutElsewhere />
  return (
    <>
      <WithoutScript>
        {/* Rendered on the server alone, and in its files alone. */}
        {import.meta.env.SSR && plain !== null ? (
          <PlainCheckout
            page={plain}
            extras={<FilesCard files={plain.files?.files ?? []} asked={{ token, language }} />}
          />
        ) : null}
      </WithoutScript>
      <div className="needs-script">
        <CheckoutScreen
          token={token}
          knownBuyer={knownBuyer}
          renderOrderExtras={(order) => (
            <Suspense fallback={<Skeleton height="8rem" />}>
              <OrderExtras token={token} order={order} billing={billing} />
            </Suspense>
          )}
        />
      </div>
    </>
  )
}
