import stack from '../PanelStack.module.css'
import { SessionSteps } from './SessionSteps.tsx'
import { TemplateRuns } from './TemplateRuns.tsx'
import { Versions } from './Versions.tsx'

/**
 * The history of the template: the server's versions, its runs, and the steps of this session (specification part 2,
 * sections 2 and 7).
 */
export default function HistoryPanel() {
  return (
    <div className={stack.stack}>
      <Versions />
      <TemplateRuns />
      <SessionSteps />
    </div>
  )
}
