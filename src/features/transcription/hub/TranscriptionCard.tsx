import { Trans, useLingui } from '@lingui/react/macro'
import { AudioLines, Captions, Hand, Mic, Users } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ToolCard } from '#ui/tools/ToolCard.tsx'
import { RecentTranscripts } from '../start/RecentTranscripts.tsx'
import { FollowedLines } from './FollowedLines.tsx'

/** The transcription as the tools' hub shows it, and what was written down last. */
export function TranscriptionCard() {
  const { t } = useLingui()
  return (
    <>
      <ToolCard
        title={t`Transkrypcja`}
        Icon={AudioLines}
        about={t`Nagranie staje się tekstem i napisami. Piszesz, a nagranie czeka na Ciebie.`}
        demonstration={<FollowedLines />}
        points={[
          {
            Icon: Hand,
            title: t`Bez odrywania rąk`,
            text: t`Nagranie staje, gdy piszesz, i cofa się o 2 sekundy.`,
          },
          { Icon: Users, title: t`Kto mówi`, text: t`Osoby pod klawiszami 1–9, każda w swoim kolorze.` },
          {
            Icon: Captions,
            title: t`Napisy`,
            text: t`W filmie, SRT i VTT, łamane tak, jak dzieli się polskie zdanie.`,
          },
          { Icon: Mic, title: t`Z pliku i z mikrofonu`, text: t`Nagranie zostaje na Twoim urządzeniu.` },
        ]}
        start={
          <ButtonLink to="/narzedzia/transkrypcja" variant="primary" size="large">
            <Trans>Spisz nagranie</Trans>
          </ButtonLink>
        }
      />
      <RecentTranscripts />
    </>
  )
}
