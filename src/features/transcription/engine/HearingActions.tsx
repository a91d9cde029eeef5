import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TranscriptHearing } from '#offline/transcripts/transcriptRows.ts'
import { Button } from '#ui/Button.tsx'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { useEditor } from '../editor.ts'
import type { StandingHearing } from './createHearings.ts'
import { useEngines } from './useEngines.ts'

/** What can be done about a part: the yes to its price, another try, or its end. */
export function HearingActions({ hearing, stage }: StandingHearing) {
  const { t, i18n } = useLingui()
  const { hearings, askedEngine } = useEditor()
  const hasEngine = useEngines().length > 0
  const { id } = hearing
  const done = (doing: Promise<void>) => void doing.catch(() => tellNotKept(i18n, t`Nic się nie zmieniło`))
  const drop = (label: string) => (
    <Button size="small" variant="quiet" onPress={() => done(hearings.drop(id))}>
      {label}
    </Button>
  )
  switch (stage.kind) {
    case 'sending':
    case 'waiting':
      return drop(t`Zrezygnuj`)
    case 'asks':
      return (
        <>
          <Button size="small" onPress={() => done(hearings.confirm(id, stage.credits))}>
            <Plural
              value={stage.credits}
              one="Rozpoznaj za # kredyt"
              few="Rozpoznaj za # kredyty"
              many="Rozpoznaj za # kredytów"
              other="Rozpoznaj za # kredytu"
            />
          </Button>
          {drop(t`Zrezygnuj`)}
        </>
      )
    case 'hearing':
      // What a provider was paid for is charged either way: its words are worth waiting for.
      return stage.refund > 0 ? drop(t`Anuluj`) : null
    case 'trouble':
      return (
        <>
          <Button size="small" onPress={() => hearings.retry(id)}>
            <Trans>Spróbuj ponownie</Trans>
          </Button>
          {drop(t`Zrezygnuj`)}
        </>
      )
    case 'failed':
      return (
        <>
          {hasEngine ? (
            <Button size="small" onPress={() => askedEngine.set(scopeOf(hearing))}>
              <Trans>Spróbuj ponownie</Trans>
            </Button>
          ) : null}
          {drop(t`Zamknij`)}
        </>
      )
    case 'taking':
      break
  }
  return null
}

const scopeOf = ({ id, start, end, asked }: TranscriptHearing) => ({ start, end, asked, failed: id })
