import { Trans, useLingui } from '@lingui/react/macro'
import { CARRIERS, type Carrier } from '#domain/orders/carriers.ts'
import { toldProblem } from '#domain/orders/parcel.ts'
import type { FulfilmentOrder } from '#domain/orders/fulfilment.ts'
import { Button } from '#ui/Button.tsx'
import { carrierName } from '#ui/parcelNames.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Select } from '#ui/Select.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import shared from '../Administration.module.css'
import { useUpdateParcel } from './useUpdateParcel.ts'

export interface SendingDialogProps {
  readonly order: FulfilmentOrder
  readonly onClose: () => void
}

interface Values {
  readonly carrier: Carrier
  readonly tracking_number: string
}

/** A parcel's carrier and number: its buyer gets a letter about it. */
export function SendingDialog({ order, onClose }: SendingDialogProps) {
  const { t, i18n } = useLingui()
  const tell = useUpdateParcel(order)
  const { number, parcel, shippingMethod } = order
  const isCorrection = parcel.sentAt !== null
  const initial: Values = {
    carrier: parcel.carrier ?? (shippingMethod === 'locker' ? 'inpost' : 'dpd'),
    tracking_number: parcel.trackingNumber,
  }
  const form = useForm({
    initial,
    check: (values) => {
      const problem = toldProblem({ state: 'sent', ...values })
      return problem === null ? [] : [problem]
    },
    submit: async (values, { signal }) => {
      await tell({ state: 'sent', ...values }, signal)
      showToast({ type: 'success', title: t`Zapisane, wysyłamy e-mail do kupującego` })
    },
    onSubmitted: onClose,
  })
  const carrier = form.field('carrier')
  const title = isCorrection ? t`Popraw przesyłkę ${number}` : t`Wyślij paczkę ${number}`
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form.id} isPending={form.isPending}>
            {isCorrection ? <Trans>Popraw i powiadom</Trans> : <Trans>Oznacz jako wysłaną</Trans>}
          </Button>
        </>
      }
    >
      <form {...form.element} className={shared.form} aria-label={t`Dane przesyłki`}>
        <FailureNote failure={form.failure} />
        <Select
          label={t`Przewoźnik`}
          name="carrier"
          options={CARRIERS.map((code) => ({ value: code, label: carrierName(code, i18n) }))}
          value={carrier.value}
          onChange={carrier.onChange}
        />
        <TextField
          {...form.field('tracking_number')}
          label={t`Numer przesyłki`}
          description={t`Kupujący dostanie go w e-mailu. Przy innym przewoźniku może go nie być.`}
          autoComplete="off"
          maxLength={60}
        />
      </form>
    </Dialog>
  )
}
