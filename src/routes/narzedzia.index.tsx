import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { ToolsHubScreen } from '#features/textTool/hub/ToolsHubScreen.tsx'

export const Route = createFileRoute('/narzedzia/')({ head: routeHead, component: ToolsHubScreen })
