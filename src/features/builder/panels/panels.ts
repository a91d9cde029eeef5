import { msg } from '@lingui/core/macro'
import { FormInput, Info, ListChecks, Settings2, SlidersHorizontal } from 'lucide-react'
import { lazyPart } from '#ui/lazyPart.ts'
import { DetailsPanel } from './details/DetailsPanel.tsx'
import { NodePanel } from './node/NodePanel.tsx'
import type { BuilderPanel } from './panel.ts'
import type { PanelName } from './panelNames.ts'
import { ProblemCount } from './problems/ProblemCount.tsx'
import { ProblemsPanel } from './problems/ProblemsPanel.tsx'
import { SettingsPanel } from './settings/SettingsPanel.tsx'

/** Every panel of the editor. A new one is its folder, its name in `panelNames.ts` and its entry here. */
export const PANELS = {
  node: { label: msg`Parametry`, icon: SlidersHorizontal, Content: NodePanel },
  form: {
    label: msg`Formularz`,
    icon: FormInput,
    Content: lazyPart(() => import('./FormPanel.tsx')),
    isWide: true,
  },
  details: { label: msg`Szablon`, icon: Info, Content: DetailsPanel },
  problems: { label: msg`Problemy`, icon: ListChecks, Content: ProblemsPanel, Mark: ProblemCount },
  settings: { label: msg`Potok`, icon: Settings2, Content: SettingsPanel },
} as const satisfies Readonly<Record<PanelName, BuilderPanel>>
