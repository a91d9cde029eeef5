import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { writeEngineTexts } from '#api/product/writingCalls.ts'
import { previewText } from '#domain/catalogue/previewText.ts'
import type { WritingRequest } from '#domain/wording/writingRequest.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import styles from './Writer.module.css'

export interface EngineTextsProps {
  /** The engine's name. */
  readonly engine: string
  readonly request: WritingRequest
  readonly language: 'pl' | 'en'
  /** The card's text. */
  readonly text: string | null
  readonly onTake: (text: string) => void
  /** This place, for a return after the sign-in. */
  readonly here: string
}

/** Three texts by the configured engine, on a press: each call is paid for, and needs a network. */
export function EngineTexts({ engine, request, language, text, onTake, here }: EngineTextsProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const session = useSession()
  const writing = useMutation({
    mutationFn: async () => (await writeEngineTexts(await productApi(), request, { language })).texts,
    onSuccess: () => announce(t`Teksty od AI są gotowe`),
  })
  const texts = writing.data ?? []
  return (
    <div className={styles.previews}>
      {texts.length === 0 ? null : (
        <RadioGroup
          label={t`Teksty od AI (${engine})`}
          presentation="cards"
          value={text !== null && texts.includes(text) ? String(texts.indexOf(text)) : null}
          options={texts.map((one, place) => ({
            value: String(place),
            label: t`Od AI ${place + 1}`,
            description: previewText(one.replaceAll(/\s+/gu, ' ')).text,
          }))}
          onChange={(place) => {
            const taken = texts[Number(place)]
            if (taken !== undefined) onTake(taken)
          }}
        />
      )}
      {writing.error === null ? null : (
        <p className={styles.honest}>
          <Trans>Nie udało się wygenerować podglądu</Trans>
        </p>
      )}
      <FailureNote failure={writing.error} />
      <div className={styles.actions}>
        {session.status === 'signed-in' ? (
          <Button
            size="small"
            icon={<Sparkles size={16} />}
            isPending={writing.isPending}
            onPress={() => writing.mutate()}
          >
            {texts.length === 0 ? (
              <Trans>Niech napisze AI ({engine})</Trans>
            ) : (
              <Trans>Niech AI napisze jeszcze raz</Trans>
            )}
          </Button>
        ) : (
          <ButtonLink to="/login" search={{ redirect: here }} size="small" icon={<Sparkles size={16} />}>
            <Trans>Zaloguj się, a napisze też AI ({engine})</Trans>
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
