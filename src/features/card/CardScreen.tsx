import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Check, Download, MailOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import { sayReceived } from '#api/product/cardCalls.ts'
import type { Card } from '#domain/gifts/card.ts'
import { useServices } from '#services/services.tsx'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor, ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { Page } from '#ui/Page.tsx'
import { Paper } from '#ui/Paper.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { cardQuery } from './cardQuery.ts'
import styles from './CardScreen.module.css'

/** /kartka/{token}: a card as whoever got it opens it. */
export function CardScreen({ token }: { readonly token: string }) {
  const { productApi } = useServices()
  const { data, error, refetch } = useQuery(cardQuery(productApi, token))
  if (data !== undefined) return <OpenableCard token={token} card={data} />
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <NoCard />
  return (
    <Page>
      {error === null ? (
        <>
          <CardTitle />
          <div className={styles.card} aria-busy="true">
            <Skeleton shape="box" height="30rem" />
          </div>
        </>
      ) : (
        <ErrorState level={1} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

function CardTitle() {
  return (
    <h1 className={styles.title}>
      <Trans>Kartka dla Ciebie</Trans>
    </h1>
  )
}

function NoCard() {
  const { t } = useLingui()
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<MailOpen size={28} />}
        title={t`Tej kartki tu nie ma`}
        description={<Trans>Sprawdź, czy link jest cały. Najlepiej otwórz go jeszcze raz z listu.</Trans>}
        action={
          <ButtonLink to="/" variant="primary">
            <Trans>Zobacz, czym jest Iskra</Trans>
          </ButtonLink>
        }
      />
    </Page>
  )
}

function OpenableCard({ token, card }: { readonly token: string; readonly card: Card }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(card.cover === null)
  const inside = useRef<HTMLDivElement>(null)
  const { cover, paragraphs, signature, language } = card

  function open(): void {
    setOpen(true)
    announce(t`Kartka jest otwarta`)
    inside.current?.focus()
  }

  return (
    <Page>
      <CardTitle />
      <div className={styles.card} data-open={isOpen || undefined}>
        <div ref={inside} tabIndex={-1} className={styles.inside} lang={language} inert={!isOpen}>
          <Paper className={styles.sheet}>
            {paragraphs.map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
            {signature === '' ? null : <p className={styles.signature}>{signature}</p>}
          </Paper>
        </div>
        {cover === null ? null : (
          <button
            type="button"
            className={styles.cover}
            aria-label={t`Otwórz kartkę`}
            disabled={isOpen}
            onClick={open}
          >
            <Picture picture={{ ...cover, altText: '' }} sizes="(min-width: 40rem) 34rem, 92vw" priority />
            <span className={styles.hint}>
              <MailOpen size={18} aria-hidden="true" />
              <Trans>Otwórz</Trans>
            </span>
          </button>
        )}
      </div>
      {isOpen ? <AfterOpening token={token} card={card} /> : null}
    </Page>
  )
}

function AfterOpening({ token, card }: { readonly token: string; readonly card: Card }) {
  const { productApi } = useServices()
  const saying = useMutation({ mutationFn: async () => sayReceived(await productApi(), token) })
  const isSaid = card.isReceived || saying.isSuccess
  return (
    <div className={styles.after}>
      {card.sender === '' ? null : (
        <p className={styles.said}>
          <Trans>Od: {card.sender}</Trans>
        </p>
      )}
      {card.message === '' ? null : <p className={styles.message}>{card.message}</p>}
      <div className={styles.actions}>
        <ButtonAnchor href={card.pdf} download icon={<Download size={18} />}>
          <Trans>Pobierz do druku</Trans>
        </ButtonAnchor>
        {isSaid ? (
          <output className={styles.said}>
            <Check size={18} aria-hidden="true" />
            <Trans>Nadawca wie, że kartka dotarła</Trans>
          </output>
        ) : (
          <Button isPending={saying.isPending} onPress={() => saying.mutate()}>
            <Trans>Powiedz nadawcy, że dotarła</Trans>
          </Button>
        )}
      </div>
      <FailureNote failure={saying.error} />
    </div>
  )
}
