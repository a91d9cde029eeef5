import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { EyeOff, Undo2 } from 'lucide-react'
import { type EnginePrice, PRICE_MOST } from '#domain/credits/prices.ts'
import type { EngineOutage } from '#domain/generation/outage.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Prices.module.css'
import { usePriceForm } from './usePriceForm.ts'

/** One engine and its price, to be changed or brought back to its default. */
export function PriceForm({ price }: { readonly price: EnginePrice }) {
  const { t } = useLingui()
  const form = usePriceForm(price)
  const { engine, name, defaultCredits } = price
  return (
    <li className={styles.price}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.note}>{engine}</span>
        <Changed price={price} />
        <Outage price={price} />
      </div>
      <form
        method="post"
        className={styles.form}
        noValidate
        onSubmit={form.submit}
        aria-label={t`Cena: ${name}`}
      >
        <TextField
          label={t`Kredyty`}
          inputMode="numeric"
          autoComplete="off"
          value={form.text}
          onChange={form.type}
          errorMessage={form.isWrong ? t`Liczba całkowita od 0 do ${PRICE_MOST}` : undefined}
        />
        <Button
          type="submit"
          className={styles.save ?? ''}
          isPending={form.isSaving}
          isDisabled={!form.isChanged}
        >
          <Trans>Zapisz</Trans>
        </Button>
      </form>
      {price.changedAt === null ? null : (
        <div className={styles.restore}>
          <Button size="small" icon={<Undo2 size={16} />} isPending={form.isRestoring} onPress={form.restore}>
            <Trans>Przywróć domyślną: {defaultCredits}</Trans>
            <span className="visually-hidden">, {name}</span>
          </Button>
        </div>
      )}
      <FailureNote failure={form.failure} />
    </li>
  )
}

function Changed({ price }: { readonly price: EnginePrice }) {
  const format = useFormat()
  if (price.changedAt === null) {
    return (
      <span className={styles.note}>
        <Trans>cena domyślna</Trans>
      </span>
    )
  }
  const changed = format.dateTime(price.changedAt)
  return (
    <span className={styles.note}>
      <Trans>zmieniona {changed}</Trans>
    </span>
  )
}

const OUTAGES = {
  'no-provider': msg`Ukryty: serwer nie ma klucza dostawcy (zmienne środowiskowe, README: AI providers).`,
  'no-encoder': msg`Ukryty: serwer nie ma kodera wideo.`,
  'no-model': msg`Ukryty: model z SPEECH_MODEL_DIR się nie wczytuje (dziennik serwera mówi, dlaczego).`,
} as const satisfies Record<EngineOutage, MessageDescriptor>

/** Why people don't see it on their forms. */
function Outage({ price: { outage } }: { readonly price: EnginePrice }) {
  const { i18n } = useLingui()
  if (outage == null) return null
  return (
    <span className={styles.outage}>
      <EyeOff size={16} aria-hidden="true" />
      {i18n._(OUTAGES[outage])}
    </span>
  )
}
