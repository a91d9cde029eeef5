import { msg } from '@lingui/core/macro'
import {
  Braces,
  Coins,
  FormInput,
  GitBranch,
  History,
  Images,
  Info,
  BookA,
  ListChecks,
  Play,
  Settings2,
  SlidersHorizontal,
  WandSparkles,
} from 'lucide-react'
import { lazyPart } from '#ui/lazyPart.ts'
import { ConditionPanel } from './condition/ConditionPanel.tsx'
import { DetailsPanel } from './details/DetailsPanel.tsx'
import { NodePanel } from './node/NodePanel.tsx'
import type { BuilderPanel } from './panel.ts'
import type { PanelName } from './panelNames.ts'
import { PricingPanel } from './pricing/PricingPanel.tsx'
import { ProblemCount } from './problems/ProblemCount.tsx'
import { ProblemsPanel } from './problems/ProblemsPanel.tsx'
import { SettingsPanel } from './settings/SettingsPanel.tsx'

const PreviewPanel = lazyPart(() => import('./preview/PreviewPanel.tsx'))
const HistoryPanel = lazyPart(() => import('./history/HistoryPanel.tsx'))
const AssistantPanel = lazyPart(() => import('./assistant/AssistantPanel.tsx'))

/** Every panel of the editor. A new one is its folder, its name in `panelNames.ts` and its entry here. */
export const PANELS = {
  node: { label: msg`Parametry`, chords: [{ key: 'p' }], icon: SlidersHorizontal, Content: NodePanel },
  form: {
    label: msg`Formularz`,
    chords: [{ key: 'f' }],
    icon: FormInput,
    Content: lazyPart(() => import('./FormPanel.tsx')),
    isWide: true,
  },
  details: { label: msg`Szablon`, chords: [{ key: 's' }], icon: Info, Content: DetailsPanel },
  showcase: {
    label: msg`Wygląd`,
    chords: [{ key: 'w' }],
    icon: Images,
    Content: lazyPart(() => import('./showcase/ShowcasePanel.tsx')),
  },
  english: {
    label: msg`Po angielsku`,
    chords: [{ key: 'e' }],
    icon: BookA,
    Content: lazyPart(() => import('./english/EnglishPanel.tsx')),
    isWide: true,
  },
  problems: {
    label: msg`Problemy`,
    chords: [{ key: 'b' }],
    icon: ListChecks,
    Content: ProblemsPanel,
    Mark: ProblemCount,
  },
  settings: { label: msg`Potok`, chords: [{ key: 'o' }], icon: Settings2, Content: SettingsPanel },
  pricing: { label: msg`Cena`, chords: [{ key: 'n' }], icon: Coins, Content: PricingPanel },
  condition: { label: msg`Szybki warunek`, chords: [{ key: 'q' }], icon: GitBranch, Content: ConditionPanel },
  preview: { label: msg`Podgląd`, chords: [{ key: 'v' }], icon: Play, Content: PreviewPanel },
  history: { label: msg`Historia`, chords: [{ key: 'h' }], icon: History, Content: HistoryPanel },
  assistant: { label: msg`Asystent`, chords: [{ key: 'a' }], icon: WandSparkles, Content: AssistantPanel },
  source: {
    label: msg`Kod`,
    chords: [{ key: 'k' }],
    icon: Braces,
    Content: lazyPart(() => import('./source/SourcePanel.tsx')),
    isWide: true,
    feature: 'advancedEditor',
  },
} as const satisfies Readonly<Record<PanelName, BuilderPanel>>
