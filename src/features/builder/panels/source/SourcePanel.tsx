import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type FileRefusal, readTemplateFile, writeTemplateFile } from '#domain/template/templateFile.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useBuilder, useBuilderState } from '../../document/BuilderContext.tsx'
import stack from '../PanelStack.module.css'
import styles from './SourcePanel.module.css'

/** Why a written template can’t be taken over, and the next step. */
const REFUSAL_WORDS: Readonly<Record<FileRefusal, MessageDescriptor>> = {
  too_large: msg`Tego jest za dużo na szablon.`,
  not_json: msg`To nie jest poprawny JSON. Sprawdź nawiasy, przecinki i cudzysłowy.`,
  not_template: msg`Na początku musi zostać "kind": "iskra-template".`,
  newer: msg`To szablon z nowszej Iskry. Odśwież stronę i spróbuj jeszcze raz.`,
  broken: msg`Czegoś tu brakuje albo jest nie tak.`,
}

/** The whole template as the text of its file: a valid text is taken over as one step. */
export default function SourcePanel() {
  const { t, i18n } = useLingui()
  const document = useBuilder()
  const present = useBuilderState(({ history }) => history.present)
  const [written, setWritten] = useState<{ readonly text: string; readonly over: Template } | null>(null)
  const id = useId()
  const read = written === null ? null : readTemplateFile(written.text)
  const refusal = read?.refusal ?? null
  const isOvertaken = written !== null && written.over !== present

  function apply(template: Template): void {
    document.edit({ name: 'source' }, () => template)
    setWritten(null)
    announce(t`Zastosowano kod szablonu`)
  }

  return (
    <div className={stack.stack}>
      <p className={stack.text}>
        <Trans>To samo, co w pliku z eksportu. Zastosowanie jest jednym krokiem, który cofniesz.</Trans>
      </p>
      {isOvertaken ? (
        <Notice tone="warning">
          <Trans>Szablon zmienił się w międzyczasie. Zastosowanie kodu zastąpi tamte zmiany.</Trans>
        </Notice>
      ) : null}
      <textarea
        aria-label={t`Kod szablonu`}
        aria-invalid={refusal !== null}
        aria-describedby={id}
        className={styles.text}
        spellCheck={false}
        autoCapitalize="off"
        value={written?.text ?? writeTemplateFile(present)}
        onChange={({ currentTarget: { value } }) =>
          setWritten({ text: value, over: written?.over ?? present })
        }
      />
      <output id={id}>
        {refusal === null ? null : (
          <Notice tone="danger">
            {i18n._(REFUSAL_WORDS[refusal])} {read?.template === null ? read.at : null}
          </Notice>
        )}
      </output>
      <div className={styles.actions}>
        <Button
          variant="primary"
          isDisabled={read === null || read.template === null}
          onPress={() => {
            if (read !== null && read.template !== null) apply(read.template)
          }}
        >
          <Trans>Zastosuj</Trans>
        </Button>
        <Button isDisabled={written === null} onPress={() => setWritten(null)}>
          <Trans>Odrzuć zmiany</Trans>
        </Button>
      </div>
    </div>
  )
}
