import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { checkEmail } from '#domain/account/checkEmail.ts'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { shownVariantTitle } from '#domain/catalogue/variantTitle.ts'
import { validatedText, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { useSession } from '#services/useSession.ts'
import { Button } from '#ui/Button.tsx'
import layout from '#ui/form/OneFieldForm.module.css'
import { useForm } from '#ui/form/useForm.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { TextField } from '#ui/TextField.tsx'
import { useStore } from '#ui/useStore.ts'
import { AskedAlready } from './AskedAlready.tsx'
import { liveAsked } from './liveAsked.ts'
import styles from './RestockForm.module.css'

export interface RestockFormProps {
  readonly product: Product
  readonly variant: ProductVariant
}

/** One press with a confirmed account, an address otherwise. Works without a network. */
export default function RestockForm({ product, variant }: RestockFormProps) {
  const session = useSession()
  const reading = useStore(liveAsked)
  const ask = useAsk({ product, variant })
  const [isJustAsked, setJustAsked] = useState(false)
  const known = reading.kind === 'read' ? reading.value : []
  const asked = known.find(({ variantId }) => variantId === variant.id)

  async function send(email: string | null): Promise<void> {
    await ask(email)
    setJustAsked(true)
  }

  if (session.status === 'unknown') return null
  if (asked !== undefined) {
    return <AskedAlready asked={asked} isNews={isJustAsked} onAnew={() => setJustAsked(false)} />
  }
  if (session.status === 'signed-in' && session.user.is_verified) {
    return <ByAccount email={session.user.email} onAsk={() => send(null)} />
  }
  return <ByAddress onAsk={send} />
}

interface ByAccountProps {
  readonly email: string
  readonly onAsk: () => Promise<void>
}

function ByAccount({ email, onAsk }: ByAccountProps) {
  const [isPending, setPending] = useState(false)

  async function press(): Promise<void> {
    setPending(true)
    await onAsk().catch(() => undefined)
    setPending(false)
  }

  return (
    <div className={layout.form}>
      <p className={styles.hint}>
        <Trans>
          Napiszemy raz na {email}, gdy produkt znów będzie w sklepie. Wyślemy też powiadomienie, jeśli masz
          je włączone.
        </Trans>
      </p>
      <div>
        <Button
          icon={<Bell size={18} aria-hidden="true" />}
          isPending={isPending}
          onPress={() => void press()}
        >
          <Trans>Powiadom mnie</Trans>
        </Button>
      </div>
    </div>
  )
}

const NOTHING = { email: '' }
const check = schemaCheck(z.object({ email: validatedText(checkEmail) }))

function ByAddress({ onAsk }: { readonly onAsk: (email: string) => Promise<void> }) {
  const { t } = useLingui()
  const form = useForm({
    initial: NOTHING,
    check,
    submit: ({ email }) => onAsk(email.trim()),
  })
  return (
    <form {...form.element} className={layout.form} aria-label={t`Powiadom mnie`}>
      <div className={layout.row}>
        <TextField
          {...form.field('email')}
          label={t`Twój e-mail`}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t`imie@poczta.pl`}
          maxLength={254}
          isRequired
        />
        <Button type="submit" icon={<Bell size={18} aria-hidden="true" />} isPending={form.isPending}>
          <Trans>Powiadom mnie</Trans>
        </Button>
      </div>
      <p className={styles.hint}>
        <Trans>Najpierw poprosimy o potwierdzenie adresu. Potem napiszemy raz, gdy produkt wróci.</Trans>
      </p>
    </form>
  )
}

/** Stores the request on this device; announces a storage failure, and rejects. */
function useAsk({ product, variant }: RestockFormProps): (email: string | null) => Promise<void> {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  return async (email) => {
    const form = shownVariantTitle(variant.title)
    const title = form === '' ? product.title : `${product.title}, ${form}`
    const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
    try {
      const [{ ask }, { database }] = await Promise.all([
        import('#offline/restock/asked.ts'),
        import('#offline/openDatabase.ts'),
      ])
      await ask(await database(), { variantId: variant.id, email, language, title })
      void liveAsked.watch()
    } catch (error) {
      tellNotKept(i18n, t`Prośba nie została zapisana`)
      throw error
    }
    void queryClient.invalidateQueries({ queryKey: [ACCOUNT_KEY, 'restock'] })
  }
}
