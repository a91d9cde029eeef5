import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Check, Download, MailOpen, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import { sayReceived } from '#api/product/cardCalls.ts'
import type { Card, Written } from '#domain/gifts/card.ts'
import { useServices } from '#services/services.tsx'
import { announce } from '#ui/announce.ts'
import type { CardSide } from '#ui/card/cardSide.ts'
import { CardSides } from '#ui/card/CardSides.tsx'
import { FoldingCard } from '#ui/card/FoldingCard.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor, ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { Page } from '#ui/Page.tsx'
import { Paper, type PaperProps } from '#ui/Paper.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { cardQuery } from './cardQuery.ts'
import styles from './CardScreen.module.css'
import { MelodySwitch } from './MelodySwitch.tsx'
import { PictureActions } from './PictureActions.tsx'

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
          <div className={styles.pending} aria-busy="true">
            <Skeleton shape="box" height="100%" />
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
        title={t`Nie ma takiej kartki`}
        description={
          <Trans>Sprawdź, czy link jest cały. Najlepiej otwórz go jeszcze raz z wiadomości.</Trans>
        }
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
  const [side, setSide] = useState<CardSide>(card.front === null ? 'inside' : 'front')
  const [wasOpened, setWasOpened] = useState(card.front === null)
  const inside = useRef<HTMLDivElement>(null)
  const { kind, front, language, title } = card

  function turn(to: CardSide): void {
    setSide(to)
    if (to !== 'inside') return
    setWasOpened(true)
    announce(t`Kartka jest otwarta`)
  }

  return (
    <Page>
      <CardTitle />
      {front === null ? (
        <div className={styles.plain} lang={language}>
          <WrittenPage written={card} />
        </div>
      ) : (
        <>
          <FoldingCard
            title={title}
            front={front}
            opensTo="spread"
            language={language}
            isSealed={kind === 'letter' || kind === 'email'}
            side={side}
            onOpen={() => {
              turn('inside')
              // It can be focused once it isn’t closed any more.
              requestAnimationFrame(() => inside.current?.focus({ preventScroll: true }))
            }}
            inside={inside}
          >
            <WrittenPage written={card} className={styles.words} amount={amountOf(card)} />
          </FoldingCard>
          <div className={styles.controls}>
            <CardSides side={side} onTurn={turn} />
            <MelodySwitch />
          </div>
        </>
      )}
      {wasOpened ? <AfterOpening token={token} card={card} /> : null}
    </Page>
  )
}

interface WrittenPageProps extends Pick<PaperProps, 'className' | 'amount'> {
  readonly written: Written
}

function WrittenPage({ written: { paragraphs, signature }, ...paper }: WrittenPageProps) {
  return (
    <Paper {...paper}>
      {paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
      {signature === '' ? null : <p className={styles.signature}>{signature}</p>}
    </Paper>
  )
}

/** How many characters still are few, and how many aren’t many: the fewer, the larger they are set. */
const FEW = 220
const SOME = 600

function amountOf({ paragraphs, signature }: Written): PaperProps['amount'] {
  const { length } = [...paragraphs, signature].join(' ')
  return length <= FEW ? 'few' : length <= SOME ? 'some' : 'many'
}

function AfterOpening({ token, card }: { readonly token: string; readonly card: Card }) {
  const { productApi } = useServices()
  const saying = useMutation({ mutationFn: async () => sayReceived(await productApi(), token) })
  const isSaid = card.isReceived || saying.isSuccess
  const { sender, message, home, pdf, picture } = card
  return (
    <div className={styles.after}>
      {sender === '' ? null : (
        <p className={styles.sender}>
          <Trans>Od: {sender}</Trans>
        </p>
      )}
      {message === '' ? null : <p className={styles.message}>{message}</p>}
      {isSaid ? (
        <output className={styles.said}>
          <Check size={18} aria-hidden="true" />
          <Trans>Nadawca wie, że kartka dotarła</Trans>
        </output>
      ) : (
        <Button variant="primary" isPending={saying.isPending} onPress={() => saying.mutate()}>
          <Trans>Powiedz nadawcy, że dotarła</Trans>
        </Button>
      )}
      <FailureNote failure={saying.error} />
      <div className={styles.actions}>
        {picture === null ? null : <PictureActions title={card.title} url={picture} />}
        {home === null ? null : (
          <ButtonAnchor href={home} download icon={<Printer size={18} />}>
            <Trans>Arkusz A4 do druku</Trans>
          </ButtonAnchor>
        )}
        <ButtonAnchor href={pdf} download icon={<Download size={18} />}>
          <Trans>Pobierz PDF</Trans>
        </ButtonAnchor>
      </div>
      {home === null ? null : (
        <p className={styles.note}>
          <Trans>Arkusz drukuje się z jednej strony. Zegnij górę do tyłu i złóż na pół.</Trans>
        </p>
      )}
    </div>
  )
}
