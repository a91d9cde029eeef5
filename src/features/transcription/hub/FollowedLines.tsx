import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import styles from './FollowedLines.module.css'

/** What is said in the example, by two people. */
const LINES = [
  { speaker: 'Ola', words: ['Babciu,', 'a', 'jak', 'się', 'poznaliście?'] },
  { speaker: 'Babcia', words: ['Na', 'potańcówce.', 'Dziadek', 'zgubił', 'but.'] },
] as const

/** The wave of the example: two phrases with a breath between. */
const WAVE =
  'M1 38v25M3 9v82M5 35v31M7 30v40M9 25v51M11 10v80M13 16v69M15 27v46M17 35v30M19 29v43M21 5v90M23 33v35M25 16v68M27 38v25M29 20v60M31 26v48M33 7v86M35 23v54M37 33v35M39 27v46M41 22v56M43 6v89M45 47v6M47 47v6M49 47v6M51 47v6M53 30v40M55 9v83M57 30v40M59 34v32M61 22v56M63 16v69M65 10v80M67 29v43M69 37v26M71 34v32M73 5v90M75 35v30M77 14v72M79 36v29M81 24v52M83 21v58M85 11v78M87 17v66M89 32v37M91 29v43M93 29v43M95 4v93'

/** The tool at work: a wave runs, and the word that is heard is marked, once. Without motion all is shown. */
export function FollowedLines() {
  const { t } = useLingui()
  const [turn, setTurn] = useState(0)
  const said = LINES.map(({ speaker, words }) => `${speaker}: ${words.join(' ')}`).join(' ')
  return (
    <figure className={styles.sheet}>
      <p className="visually-hidden">{t`Przykład: ${said}`}</p>
      <div key={turn} aria-hidden="true" className={styles.shown}>
        <div className={styles.wave}>
          <svg viewBox="0 0 96 100" preserveAspectRatio="none">
            <path d={WAVE} vectorEffect="non-scaling-stroke" />
          </svg>
          <span className={styles.playhead} />
        </div>
        {LINES.map(({ speaker, words }) => (
          <p key={speaker} lang="pl" className={styles.line} data-speaker={speaker}>
            <strong>{speaker}</strong>
            <span>
              {words.map((word) => (
                <span key={word} className={styles.word}>
                  {word}{' '}
                </span>
              ))}
            </span>
          </p>
        ))}
      </div>
      <figcaption className={styles.foot}>
        <span>
          <Trans>Słowo, które słychać, widać</Trans>
        </span>
        <Button
          size="small"
          variant="quiet"
          className={`needs-script ${styles.again ?? ''}`}
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onPress={() => setTurn(turn + 1)}
        >
          <Trans>Pokaż jeszcze raz</Trans>
        </Button>
      </figcaption>
    </figure>
  )
}
