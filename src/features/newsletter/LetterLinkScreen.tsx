import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import type { CallOptions, ProductApi } from '#api/product/productApi.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { LinkSpentCard } from '#ui/LinkSpentCard.tsx'
import { useLinkToken } from '#ui/useLinkToken.ts'

type LetterAct = (api: ProductApi, query: { token: string }, options: CallOptions) => Promise<void>

export interface LetterLinkScreenProps {
  /** The token of the letter's link; null without one. */
  readonly token: string | null
  readonly icon: ReactNode
  readonly question: ReactNode
  readonly lead: ReactNode
  /** The button's text. */
  readonly verb: ReactNode
  readonly act: LetterAct
  readonly done: ReactNode
  readonly doneLead: ReactNode
  /** The alternative action of the same link. */
  readonly other?: {
    readonly verb: ReactNode
    readonly act: LetterAct
    readonly done: ReactNode
    readonly doneLead: ReactNode
  }
  /** The next step where the link no longer works; a new sign-up by default. */
  readonly spentLead?: ReactNode
}

/**
 * The screen of a newsletter's link: one question and one button. Mail programs open links on their own to look at
 * them, so opening it alone does nothing.
 */
export function LetterLinkScreen(props: LetterLinkScreenProps) {
  const { act, icon, question, lead, verb, done, doneLead, other } = props
  const { productApi } = useServices()
  const token = useLinkToken(props.token)
  const [outcome, setOutcome] = useState<Outcome>(token === null ? 'spent' : 'open')

  async function perform(work: LetterAct, outcomeOfIt: Outcome, signal: AbortSignal): Promise<void> {
    if (token === null) return
    try {
      await work(await productApi(), { token }, { signal })
      setOutcome(outcomeOfIt)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'LINK_INVALID') setOutcome('spent')
      else throw error
    }
  }

  const submission = useSubmission((signal) => perform(act, 'done', signal))
  const otherSubmission = useSubmission(async (signal) => {
    if (other !== undefined) await perform(other.act, 'other-done', signal)
  })

  if (outcome === 'spent') return <LinkSpent lead={props.spentLead ?? <SignUpAnew />} />
  if (outcome === 'done' || outcome === 'other-done') {
    const [title, words] =
      outcome === 'other-done' && other !== undefined ? [other.done, other.doneLead] : [done, doneLead]
    return (
      <EntryCard isNews icon={<CircleCheck size={26} />} tone="success" title={title} lead={words}>
        <ToShop />
      </EntryCard>
    )
  }
  return (
    <EntryCard icon={icon} title={question} lead={lead}>
      <FailureNote failure={submission.failure ?? otherSubmission.failure} />
      <Button
        variant="primary"
        size="large"
        isPending={submission.isPending}
        onPress={() => submission.submit()}
      >
        {submission.isPending ? <Trans>Chwileczkę…</Trans> : verb}
      </Button>
      {other === undefined ? null : (
        <Button
          variant="quiet"
          isPending={otherSubmission.isPending}
          onPress={() => otherSubmission.submit()}
        >
          {other.verb}
        </Button>
      )}
    </EntryCard>
  )
}

type Outcome = 'open' | 'done' | 'other-done' | 'spent'

function SignUpAnew() {
  return (
    <Trans>
      Link mógł być już użyty albo skopiowany niecały. Możesz zapisać się ponownie na dole każdej strony.
    </Trans>
  )
}

function LinkSpent({ lead }: { readonly lead: ReactNode }) {
  return (
    <LinkSpentCard lead={lead}>
      <ToShop />
    </LinkSpentCard>
  )
}

function ToShop() {
  return (
    <ButtonLink to="/sklep" size="large">
      <Trans>Idź do sklepu</Trans>
    </ButtonLink>
  )
}
