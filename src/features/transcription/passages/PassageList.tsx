import { useLingui } from '@lingui/react/macro'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { PassageBlock } from './PassageBlock.tsx'
import { useFollowing } from './useFollowing.ts'
import styles from './PassageList.module.css'

/** So many passages are drawn together once they come near the window. */
export const BLOCK_SIZE = 30

/** The transcript, passage by passage. Only what is near the window is drawn: thousands stay fast. */
export function PassageList() {
  const { t } = useLingui()
  const { document } = useEditor()
  const { passages, speakers } = useStore(document).present
  const count = Math.ceil(passages.length / BLOCK_SIZE)
  useFollowing()
  return (
    // Blocks stand between the list and its items: `ol` lets none.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="list" aria-label={t`Wypowiedzi`} className={styles.list}>
      {Array.from({ length: count }, (_, block) => (
        <PassageBlock
          key={block}
          start={block * BLOCK_SIZE}
          passages={passages.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE)}
          total={passages.length}
          speakers={speakers}
        />
      ))}
    </div>
  )
}
