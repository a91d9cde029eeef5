import { Suspense } from 'react'
import type { OrderPrintDialogProps } from '#features/prints/OrderPrintDialog.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'

const OrderPrintDialog = askedPart(() => import('#features/prints/OrderPrintDialog.tsx'))

/** Lists the products a picture can be printed on. Its code loads when it is first opened. */
export function LazyOrderPrint(props: OrderPrintDialogProps) {
  const opened = useOnceOpened(props.isOpen)
  if (!opened) return null
  return (
    <Suspense fallback={null}>
      <OrderPrintDialog {...props} />
    </Suspense>
  )
}
