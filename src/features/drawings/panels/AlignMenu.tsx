import { useLingui } from '@lingui/react/macro'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  LayoutGrid,
} from 'lucide-react'
import { ToolMenu } from '#ui/ToolMenu.tsx'
import { useActions } from '../document/useActions.ts'

/** Puts what is chosen in line, or in order. */
export function AlignMenu() {
  const { t } = useLingui()
  const { align, distribute, tidy } = useActions()
  return (
    <ToolMenu
      label={t`Wyrównaj zaznaczone`}
      icon={<AlignStartVertical size={18} aria-hidden="true" />}
      items={[
        {
          id: 'left',
          label: t`Do lewej`,
          icon: <AlignStartVertical size={18} />,
          onAction: () => align('left'),
        },
        {
          id: 'centre',
          label: t`Do środka w poziomie`,
          icon: <AlignCenterVertical size={18} />,
          onAction: () => align('centre'),
        },
        {
          id: 'right',
          label: t`Do prawej`,
          icon: <AlignEndVertical size={18} />,
          onAction: () => align('right'),
        },
        {
          id: 'top',
          label: t`Do góry`,
          icon: <AlignStartHorizontal size={18} />,
          onAction: () => align('top'),
        },
        {
          id: 'middle',
          label: t`Do środka w pionie`,
          icon: <AlignCenterHorizontal size={18} />,
          onAction: () => align('middle'),
        },
        {
          id: 'bottom',
          label: t`Do dołu`,
          icon: <AlignEndHorizontal size={18} />,
          onAction: () => align('bottom'),
        },
        {
          id: 'across',
          label: t`Równe odstępy w poziomie`,
          icon: <AlignHorizontalSpaceBetween size={18} />,
          onAction: () => distribute('x'),
        },
        {
          id: 'down',
          label: t`Równe odstępy w pionie`,
          icon: <AlignVerticalSpaceBetween size={18} />,
          onAction: () => distribute('y'),
        },
        { id: 'tidy', label: t`Uporządkuj w siatkę`, icon: <LayoutGrid size={18} />, onAction: tidy },
      ]}
    />
  )
}
