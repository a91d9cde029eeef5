import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addCode } from '#api/product/affiliateCalls.ts'
import { REASON_LENGTH } from '#domain/administration/acts.ts'
import { CREATOR_LENGTH, MOST_BONUS, MOST_DISCOUNT } from '#domain/affiliate/affiliateCodes.ts'
import { CODE_LENGTH } from '#domain/affiliate/codes.ts'
import { newUuid } from '#domain/newId.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import { actsQuery } from '../queries.ts'
import shared from '../Administration.module.css'
import styles from './Codes.module.css'
import { checkCode, codeToSend, EMPTY_CODE } from './codeForm.ts'
import { codesQuery } from './codeQueries.ts'

/** A new code: its creator, its offer, its dates and its limit. */
export function AddCodeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const services = useServices()
  const queryClient = useQueryClient()
  // A press repeated after a lost answer is the same act.
  const [act] = useState(newUuid)
  const form = useForm({
    initial: EMPTY_CODE,
    check: checkCode,
    submit: async (values, { signal }) => {
      const { queryKey } = codesQuery(services)
      const codes = await addCode(await services.productApi(), codeToSend(values, act), { signal })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, codes)
      void queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
      showToast({ type: 'success', title: t`Kod dodany i zapisany w dzienniku` })
    },
    onSubmitted: onClose,
  })
  const from = form.field('startsAt')
  const to = form.field('endsAt')
  const mostBonus = format.number(MOST_BONUS)
  const mostDiscount = format.number(MOST_DISCOUNT)
  return (
    <Dialog
      isOpen
      title={t`Nowy kod twórcy`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form.id} isPending={form.isPending}>
            <Trans>Dodaj kod</Trans>
          </Button>
        </>
      }
    >
      <form {...form.element} className={shared.form} aria-label={t`Nowy kod twórcy`}>
        <FailureNote failure={form.failure} />
        <div className={styles.pair}>
          <TextField
            {...form.field('code')}
            label={t`Kod`}
            description={t`Litery bez polskich znaków, cyfry, - i _.`}
            autoComplete="off"
            maxLength={CODE_LENGTH.max}
          />
          <TextField
            {...form.field('creator')}
            label={t`Twórca`}
            description={t`Ta nazwa pojawi się na banerze.`}
            autoComplete="off"
            maxLength={CREATOR_LENGTH}
          />
          <TextField
            {...form.field('discountPercent')}
            label={t`Zniżka w procentach`}
            description={t`Najwyżej ${mostDiscount}. Puste pole: ceny bez zmian.`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
          <TextField
            {...form.field('bonusCredits')}
            label={t`Kredyty w prezencie`}
            description={t`Najwyżej ${mostBonus}, raz na osobę.`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
          />
          <DateField
            label={t`Od dnia`}
            description={t`Puste pole: od razu.`}
            value={from.value}
            onChange={from.onChange}
            errorMessage={from.errorMessage}
          />
          <DateField
            label={t`Do dnia`}
            description={t`Włącznie. Puste pole: do odwołania.`}
            value={to.value}
            onChange={to.onChange}
            errorMessage={to.errorMessage}
          />
          <TextField
            {...form.field('usageLimit')}
            label={t`Najwięcej zamówień`}
            description={t`Puste pole: bez granicy.`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
          />
          <TextField
            {...form.field('email')}
            label={t`E-mail konta twórcy`}
            description={t`Zobaczy w panelu, co dał kod. Pole może być puste.`}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
          />
        </div>
        <TextField
          {...form.field('reason')}
          label={t`Powód`}
          description={t`Zostanie w dzienniku.`}
          multiline
          maxLength={REASON_LENGTH.max}
        />
      </form>
    </Dialog>
  )
}
