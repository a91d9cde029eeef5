import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { DrawingsCard } from '#features/drawings/hub/DrawingsCard.tsx'
import { ToolsHubScreen } from '#features/textTool/hub/ToolsHubScreen.tsx'
import { TranscriptionCard } from '#features/transcription/hub/TranscriptionCard.tsx'

export const Route = createFileRoute('/narzedzia/')({ head: routeHead, component: ToolsHub })

function ToolsHub() {
  return (
    <ToolsHubScreen>
      <TranscriptionCard />
      <DrawingsCard />
    </ToolsHubScreen>
  )
}
