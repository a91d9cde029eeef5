import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Check, Heart } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sayReceived, sendThanks } from '#api/product/cardCalls.ts'
import type { Card } from '#domain/gifts/card.ts'
import { checkThanks } from '#domain/gifts/cardThanks.ts'
import { newId } from '#domain/newId.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './AfterOpening.module.css'
import { CARD_THINGS } from './cardThings.ts'
import { THANKS_FAILURES } from './thanksFailures.ts'

export interface ThanksProps {
  readonly token: string
  readonly card: Card
}

/** A line back to the giver by e-mail, once; or only that the card has arrived. */
export function Thanks({ token, card }: ThanksProps) {
  const { productApi } = useServices()
  const saying = useMutation({ mutationFn: async () => sayReceived(await productApi(), token) })
  const [isWriting, setIsWriting] = useState(false)
  const [isSent, setIsSent] = useState(card.thanks === 'sent')
  const isReceived = card.isReceived || saying.isSuccess
  if (isSent) {
    return (
      <Said>
        <Trans>Podziękowanie wysłane</Trans>
      </Said>
    )
  }
  if (isWriting) {
    return (
      <ThanksForm
        token={token}
        card={card}
        onSent={() => setIsSent(true)}
        onClose={() => setIsWriting(false)}
      />
    )
  }
  return (
    <div className={styles.thanks}>
      <div className={styles.choices}>
        {card.thanks === 'open' ? (
          <Button
            variant="primary"
            size="large"
            icon={<Heart size={20} aria-hidden="true" />}
            onPress={() => setIsWriting(true)}
          >
            <Trans>Podziękuj</Trans>
          </Button>
        ) : null}
        {isReceived ? null : (
          <Button variant="quiet" isPending={saying.isPending} onPress={() => saying.mutate()}>
            <Trans>Daj tylko znać, że dotarło</Trans>
          </Button>
        )}
      </div>
      {isReceived ? (
        <Said>
          <Trans>Nadawca wie, że dotarło</Trans>
        </Said>
      ) : null}
      <FailureNote failure={saying.error} />
    </div>
  )
}

function Said({ children }: { readonly children: ReactNode }) {
  return (
    <output className={styles.said}>
      <Check size={18} aria-hidden="true" />
      {children}
    </output>
  )
}

interface ThanksFormProps {
  readonly token: string
  readonly card: Card
  readonly onSent: () => void
  readonly onClose: () => void
}

function ThanksForm({ token, card, onSent, onClose }: ThanksFormProps) {
  const { t, i18n } = useLingui()
  const { productApi } = useServices()
  /** One for all tries: an unanswered request is not sent twice. */
  const key = useRef(newId())
  const form = useForm({
    initial: { words: i18n._(CARD_THINGS[card.kind].thanks) },
    check: checkThanks,
    submit: async ({ words }, { signal }) =>
      sendThanks(await productApi(), token, { words }, { signal, idempotencyKey: key.current }),
    onSubmitted: onSent,
  })
  const element = useRef<HTMLFormElement>(null)
  // The button that opens it was just pressed.
  useEffect(() => element.current?.querySelector('textarea')?.focus(), [])
  return (
    <form {...form.element} ref={element} className={styles.form} aria-label={t`Podziękowanie`}>
      <TextField
        {...form.field('words')}
        label={t`Twoje słowa do nadawcy`}
        description={
          card.isAnonymous
            ? t`Nadawca dostanie je e-mailem i dalej będzie anonimowy. Adresów nie podajemy nikomu.`
            : t`Nadawca dostanie je e-mailem. Adresów nie podajemy nikomu.`
        }
        multiline
      />
      <FailureNote failure={form.failure} texts={THANKS_FAILURES} />
      <div className={styles.formChoices}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          <Trans>Wyślij podziękowanie</Trans>
        </Button>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Anuluj</Trans>
        </Button>
      </div>
    </form>
  )
}
