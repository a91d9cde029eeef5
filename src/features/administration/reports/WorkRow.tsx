import { decideWork } from '#api/product/reportCalls.ts'
import { smallPicture } from '#domain/generation/resultFiles.ts'
import type { ReportedWork } from '#domain/reports/reports.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { ReportedRow } from './ReportedRow.tsx'
import styles from './Reports.module.css'

/** Longer prompts are read on the work's page. */
const PROMPT_MOST = 200

/** A reported public work. */
export function WorkRow({ reported }: { readonly reported: ReportedWork }) {
  const { id, prompt, result } = reported.work
  const picture = smallPicture(result)
  const title = prompt.slice(0, PROMPT_MOST)
  return (
    <ReportedRow
      reported={reported}
      title={title}
      picture={
        picture === undefined ? null : (
          <img
            className={styles.still}
            src={picture.url}
            alt=""
            width={picture.width ?? undefined}
            height={picture.height ?? undefined}
            loading="lazy"
          />
        )
      }
      heading={
        <TextLink to="/generacje/$id" params={{ id }}>
          {title}
        </TextLink>
      }
      decide={(api, decision) => decideWork(api, { id, ...decision })}
    />
  )
}
