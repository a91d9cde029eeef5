import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#ui/Disclosure.tsx'
import styles from './Newsletter.module.css'

/** How headings, links, pictures and buttons are typed. */
export function SyntaxHelp() {
  return (
    <Disclosure title={<Trans>Nagłówki, linki, obrazy i przyciski</Trans>}>
      <dl className={styles.syntax}>
        <dt>
          <Trans># Nagłówek</Trans>
        </dt>
        <dd>
          <Trans>Nagłówek, w osobnym wierszu</Trans>
        </dd>
        <dt>
          <Trans>[kartki](/sklep/kartki)</Trans>
        </dt>
        <dd>
          <Trans>Link do naszej strony albo do adresu https://</Trans>
        </dd>
        <dt>
          <Trans>[[Do sklepu]](/sklep)</Trans>
        </dt>
        <dd>
          <Trans>Przycisk do naszej strony, w osobnym wierszu</Trans>
        </dd>
        <dt>
          <Trans>![Kubek na stole](/media/products/kubek-z-twoim-obrazem/1.jpg)</Trans>
        </dt>
        <dd>
          <Trans>Obraz ze sklepu z opisem, w osobnym wierszu</Trans>
        </dd>
      </dl>
      <p className={styles.state}>
        <Trans>Pusty wiersz zaczyna nowy akapit. Wszystko inne to zwykły tekst.</Trans>
      </p>
    </Disclosure>
  )
}
