import { Trans, useLingui } from '@lingui/react/macro'
import { Clapperboard, Film } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { subtitlesOf } from '#domain/transcript/subtitles/subtitlesOf.ts'
import type { SubtitleLook } from '#domain/transcript/subtitles/placeSubtitle.ts'
import { useOnSignedOut } from '#services/useOnSignedOut.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useStore } from '#ui/useStore.ts'
import type { OpenSoundOf } from '../kept/openSoundOf.ts'
import type { OpenTranscript } from '../kept/openTranscript.ts'
import { AskedFile } from './AskedFile.tsx'
import { FilmChoices } from './FilmChoices.tsx'
import type { FilmWay } from './filmMessages.ts'
import { filmWork } from './filmWork.ts'
import { useFilmPreview } from './useFilmPreview.ts'

export interface FilmDialogProps {
  readonly open: OpenTranscript
  readonly sound: OpenSoundOf
  readonly title: string
  readonly onClose: () => void
}

const USUAL: SubtitleLook = { size: 'medium', place: 'bottom' }

/** Asks how subtitles are put into a film, shows how that looks, and has it made. It is there while it is open. */
export function FilmDialog({ open, sound, title, onClose }: FilmDialogProps) {
  const { t, i18n } = useLingui()
  const onSignedOut = useOnSignedOut()
  const { present } = useStore(open.document)
  const { row } = useStore(open.standing)
  const work = useStore(filmWork)
  const [own] = useState(() => sound.file())
  const [atMs] = useState(() => sound.player.time.getSnapshot())
  const [chosen, setChosen] = useState<File | null>(null)
  const [look, setLook] = useState(USUAL)
  const [wanted, setWanted] = useState<FilmWay['kind']>('pictures')
  const chooser = useRef<HTMLInputElement>(null)
  const cues = useMemo(() => subtitlesOf(present), [present])
  const opening = useFilmPreview(chosen ?? own)
  const facts = opening.kind === 'open' ? opening.preview.facts : null
  const way = facts === null ? null : facts[wanted].kind === 'open' ? wanted : openWay(facts)
  const isBusy = work?.stage.kind === 'making'

  async function begin(): Promise<void> {
    if (opening.kind !== 'open' || way === null) return
    const { beginFilm } = await import('./beginFilm.ts')
    beginFilm(i18n, {
      file: opening.file,
      cues,
      way: way === 'pictures' ? { kind: way, look } : { kind: way, name: t`Napisy` },
      title,
      onSignedOut,
    })
    announce(t`Film z napisami powstaje`)
    onClose()
  }

  const choose = () => chooser.current?.click()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={t`Film z napisami`}
      actions={
        opening.kind === 'open' ? (
          <>
            <Button icon={<Film size={18} aria-hidden="true" />} onPress={choose}>
              <Trans>Inny film</Trans>
            </Button>
            <Button
              variant="primary"
              isDisabled={way === null || isBusy}
              icon={<Clapperboard size={18} aria-hidden="true" />}
              onPress={() => void begin()}
            >
              <Trans context="subtitles">Zrób film</Trans>
            </Button>
          </>
        ) : undefined
      }
    >
      {opening.kind === 'open' ? (
        <FilmChoices
          preview={opening.preview}
          cues={cues}
          atMs={atMs}
          look={look}
          onLook={setLook}
          way={way}
          onWay={setWanted}
          recordingMs={chosen === null ? null : (row?.sound?.durationMs ?? null)}
          isBusy={isBusy}
        />
      ) : (
        <AskedFile opening={opening} isOwn={chosen === null} sound={row?.sound ?? null} onChoose={choose} />
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept="video/*"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file !== undefined) setChosen(file)
        }}
      />
    </Dialog>
  )
}

function openWay(facts: Readonly<Record<FilmWay['kind'], { readonly kind: 'open' | 'closed' }>>) {
  if (facts.pictures.kind === 'open') return 'pictures'
  return facts.track.kind === 'open' ? 'track' : null
}
