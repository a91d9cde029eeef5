import { useLingui } from '@lingui/react/macro'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
} from 'lucide-react'
import { useSelection } from '../document/BuilderContext.tsx'
import { useActions } from '../document/useActions.ts'
import { ToolMenu } from '#ui/ToolMenu.tsx'

/** Aligns the selection. */
export function AlignMenu() {
  const { t } = useLingui()
  const { align } = useActions()
  const isDisabled = useSelection().size < 2
  const item = { isDisabled }
  return (
    <ToolMenu
      label={t`Wyrównaj zaznaczone`}
      icon={<AlignStartVertical size={18} aria-hidden="true" />}
      items={[
        {
          ...item,
          id: 'left',
          label: t`Do lewej`,
          icon: <AlignStartVertical size={18} />,
          onAction: () => align('left'),
        },
        {
          ...item,
          id: 'centre',
          label: t`Do środka w poziomie`,
          icon: <AlignCenterVertical size={18} />,
          onAction: () => align('centre'),
        },
        {
          ...item,
          id: 'right',
          label: t`Do prawej`,
          icon: <AlignEndVertical size={18} />,
          onAction: () => align('right'),
        },
        {
          ...item,
          id: 'top',
          label: t`Do góry`,
          icon: <AlignStartHorizontal size={18} />,
          onAction: () => align('top'),
        },
        {
          ...item,
          id: 'middle',
          label: t`Do środka w pionie`,
          icon: <AlignCenterHorizontal size={18} />,
          onAction: () => align('middle'),
        },
        {
          ...item,
          id: 'bottom',
          label: t`Do dołu`,
          icon: <AlignEndHorizontal size={18} />,
          onAction: () => align('bottom'),
        },
      ]}
    />
  )
}
