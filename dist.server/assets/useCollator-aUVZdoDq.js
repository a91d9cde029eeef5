import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  B as $2add3ce32c6007eb$export$fedb369cb70207f1,
  C as $f192c2f16961cbe0$export$80f3e147d781571c,
  I as $2add3ce32c6007eb$export$78551043582a6a98,
  J as $23f2114a1b82827e$export$cd4e5573fbe2b576,
  K as $23f2114a1b82827e$export$4282f70798064fe0,
  T as $8f5a2122b0992be3$export$630ff653c5ada6a9,
  Tt as $c4867b2f328c2698$export$e5c5a5f917a5871c,
  X as $23f2114a1b82827e$export$e58f029f0fbfdb29,
  Y as $23f2114a1b82827e$export$da7af4355d792141,
  bt as $bbaa08b3cd72f041$export$9d1611c77c2fe928,
  ft as $7230ffa83bc0c2cf$export$29f1550f4b0d4415,
  g as $fe16bffc7a557bf0$export$7f54fc3180508a52,
  gt as $7230ffa83bc0c2cf$export$df3a06d6289f983e,
  it as $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7,
  m as $2c9edc598a03d523$export$420e68273165f4ec,
  nt as $d447af545b77c9f1$export$f531f92e2a15358f,
  pt as $7230ffa83bc0c2cf$export$4d86445c2cf5e3,
  q as $23f2114a1b82827e$export$b4f377a2b6254582,
  st as $8e9d2fae0ecb9001$export$457c3d6518dd4c6f,
  ut as $d7f64c32b702fe2c$export$b5d7cc18bb8d2b59,
} from './Text-CH09p7TZ.js'
import {
  S as $58196c8d6a1f38fc$export$1c3ebcada18427bf,
  _ as $77844860df94ba23$export$ea8f71083e90600f,
  a as $fcc7165e876206c6$export$6d3443f2c48bfc20,
  c as $d7a937236970dc7f$export$c6fdb837b070b4ff,
  g as $901761b40e390936$export$2bb74740c4e19def,
  i as $fcc7165e876206c6$export$45fda7c47f93fd48,
  m as $e0a0e4399f316b76$export$b80f73f72d03c10f,
  o as $f11fb0bcf1b2687a$export$61c6a8c84e605fb6,
  p as $0644e3663365bfe5$export$ee0f7cc6afcd1c18,
  r as $f2ff30fde7b014be$export$d2f961adcb0afbe,
  u as $081058010ef8962e$export$2317d149ed6f78c4,
  x as $58196c8d6a1f38fc$export$1020fa7f77e17884,
} from './Dialog-D_MYdTVD.js'
// node_modules/react-stately/dist/private/utils/number.mjs
/**
 * Takes a value and forces it to the closest min/max if it's outside. Also forces it to the closest
 * valid step.
 */ function $240e9101ba2842f5$export$7d15b64cf5a3a4c4(value, min = -Infinity, max = Infinity) {
  return Math.min(Math.max(value, min), max)
}
// node_modules/react-aria-components/dist/private/OverlayArrow.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var $4fcfe18fac72dabd$export$2de4954e8ae13b9f = /*#__PURE__*/ (0, import_react.createContext)({
  placement: 'bottom',
})
// node_modules/react-aria/dist/private/overlays/calculatePosition.mjs
var $954926fb6168ae2a$var$AXIS = {
  top: 'top',
  bottom: 'top',
  left: 'left',
  right: 'left',
}
var $954926fb6168ae2a$var$FLIPPED_DIRECTION = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
}
var $954926fb6168ae2a$var$CROSS_AXIS = {
  top: 'left',
  left: 'top',
}
var $954926fb6168ae2a$var$AXIS_SIZE = {
  top: 'height',
  left: 'width',
}
var $954926fb6168ae2a$var$TOTAL_SIZE = {
  width: 'totalWidth',
  height: 'totalHeight',
}
var $954926fb6168ae2a$var$PARSED_PLACEMENT_CACHE = {}
var $954926fb6168ae2a$var$getVisualViewport = () =>
  typeof document !== 'undefined' ? window.visualViewport : null
function $954926fb6168ae2a$var$getContainerDimensions(containerNode, visualViewport) {
  let width = 0,
    height = 0,
    totalWidth = 0,
    totalHeight = 0,
    top = 0,
    left = 0
  let scroll = {}
  let isPinchZoomedIn = (visualViewport?.scale ?? 1) > 1
  if (containerNode.tagName === 'BODY' || containerNode.tagName === 'HTML') {
    let documentElement = document.documentElement
    totalWidth = documentElement.clientWidth
    totalHeight = documentElement.clientHeight
    width = visualViewport?.width ?? totalWidth
    height = visualViewport?.height ?? totalHeight
    scroll.top = documentElement.scrollTop || containerNode.scrollTop
    scroll.left = documentElement.scrollLeft || containerNode.scrollLeft
    if (visualViewport) {
      top = Math.max(0, visualViewport.pageTop - (scroll.top ?? 0))
      left = Math.max(0, visualViewport.pageLeft - (scroll.left ?? 0))
    }
  } else {
    ;({
      width: width,
      height: height,
      top: top,
      left: left,
    } = $954926fb6168ae2a$var$getOffset(containerNode, false))
    scroll.top = containerNode.scrollTop
    scroll.left = containerNode.scrollLeft
    totalWidth = width
    totalHeight = height
  }
  if (
    $2add3ce32c6007eb$export$78551043582a6a98() &&
    (containerNode.tagName === 'BODY' || containerNode.tagName === 'HTML') &&
    isPinchZoomedIn
  ) {
    scroll.top = 0
    scroll.left = 0
    top = visualViewport?.pageTop ?? 0
    left = visualViewport?.pageLeft ?? 0
  }
  return {
    width,
    height,
    totalWidth,
    totalHeight,
    scroll,
    top,
    left,
  }
}
function $954926fb6168ae2a$var$getScroll(node) {
  return {
    top: node.scrollTop,
    left: node.scrollLeft,
    width: node.scrollWidth,
    height: node.scrollHeight,
  }
}
function $954926fb6168ae2a$var$getDelta(
  axis,
  offset,
  size,
  boundaryDimensions,
  containerDimensions,
  padding,
  containerOffsetWithBoundary,
) {
  let containerScroll = containerDimensions.scroll[axis] ?? 0
  let boundarySize = boundaryDimensions[$954926fb6168ae2a$var$AXIS_SIZE[axis]]
  let boundaryStartEdge =
    containerOffsetWithBoundary[axis] + boundaryDimensions.scroll[$954926fb6168ae2a$var$AXIS[axis]] + padding
  let boundaryEndEdge =
    containerOffsetWithBoundary[axis] +
    boundaryDimensions.scroll[$954926fb6168ae2a$var$AXIS[axis]] +
    boundarySize -
    padding
  let startEdgeOffset =
    offset -
    containerScroll +
    boundaryDimensions.scroll[$954926fb6168ae2a$var$AXIS[axis]] +
    containerOffsetWithBoundary[axis] -
    boundaryDimensions[$954926fb6168ae2a$var$AXIS[axis]]
  let endEdgeOffset =
    offset -
    containerScroll +
    size +
    boundaryDimensions.scroll[$954926fb6168ae2a$var$AXIS[axis]] +
    containerOffsetWithBoundary[axis] -
    boundaryDimensions[$954926fb6168ae2a$var$AXIS[axis]]
  if (startEdgeOffset < boundaryStartEdge) return boundaryStartEdge - startEdgeOffset
  else if (endEdgeOffset > boundaryEndEdge)
    return Math.max(boundaryEndEdge - endEdgeOffset, boundaryStartEdge - startEdgeOffset)
  else return 0
}
function $954926fb6168ae2a$var$getMargins(node) {
  let style = window.getComputedStyle(node)
  return {
    top: parseInt(style.marginTop, 10) || 0,
    bottom: parseInt(style.marginBottom, 10) || 0,
    left: parseInt(style.marginLeft, 10) || 0,
    right: parseInt(style.marginRight, 10) || 0,
  }
}
function $954926fb6168ae2a$var$parsePlacement(input) {
  if ($954926fb6168ae2a$var$PARSED_PLACEMENT_CACHE[input])
    return $954926fb6168ae2a$var$PARSED_PLACEMENT_CACHE[input]
  let [placement, crossPlacement] = input.split(' ')
  let axis = $954926fb6168ae2a$var$AXIS[placement] || 'right'
  let crossAxis = $954926fb6168ae2a$var$CROSS_AXIS[axis]
  if (!$954926fb6168ae2a$var$AXIS[crossPlacement]) crossPlacement = 'center'
  let size = $954926fb6168ae2a$var$AXIS_SIZE[axis]
  let crossSize = $954926fb6168ae2a$var$AXIS_SIZE[crossAxis]
  $954926fb6168ae2a$var$PARSED_PLACEMENT_CACHE[input] = {
    placement,
    crossPlacement,
    axis,
    crossAxis,
    size,
    crossSize,
  }
  return $954926fb6168ae2a$var$PARSED_PLACEMENT_CACHE[input]
}
function $954926fb6168ae2a$var$computePosition(
  childOffset,
  boundaryDimensions,
  overlaySize,
  placementInfo,
  offset,
  crossOffset,
  containerOffsetWithBoundary,
  isContainerPositioned,
  arrowSize,
  arrowBoundaryOffset,
  containerDimensions,
) {
  let { placement, crossPlacement, axis, crossAxis, size, crossSize } = placementInfo
  let position = {}
  position[crossAxis] = childOffset[crossAxis] ?? 0
  if (crossPlacement === 'center')
    position[crossAxis] += ((childOffset[crossSize] ?? 0) - (overlaySize[crossSize] ?? 0)) / 2
  else if (crossPlacement !== crossAxis)
    position[crossAxis] += (childOffset[crossSize] ?? 0) - (overlaySize[crossSize] ?? 0)
  position[crossAxis] += crossOffset
  const minPosition = childOffset[crossAxis] - overlaySize[crossSize] + arrowSize + arrowBoundaryOffset
  const maxPosition = childOffset[crossAxis] + childOffset[crossSize] - arrowSize - arrowBoundaryOffset
  position[crossAxis] = $240e9101ba2842f5$export$7d15b64cf5a3a4c4(
    position[crossAxis],
    minPosition,
    maxPosition,
  )
  if (placement === axis) {
    let containerHeight = isContainerPositioned
      ? containerDimensions[size]
      : containerDimensions[$954926fb6168ae2a$var$TOTAL_SIZE[size]]
    position[$954926fb6168ae2a$var$FLIPPED_DIRECTION[axis]] = Math.floor(
      containerHeight - childOffset[axis] + offset,
    )
  } else position[axis] = Math.floor(childOffset[axis] + childOffset[size] + offset)
  return position
}
function $954926fb6168ae2a$var$getMaxHeight(
  position,
  boundaryDimensions,
  containerOffsetWithBoundary,
  isContainerPositioned,
  margins,
  padding,
  overlayHeight,
  heightGrowthDirection,
  containerDimensions,
  isContainerDescendentOfBoundary,
  visualViewport,
) {
  let overlayTop =
    (position.top != null
      ? position.top
      : containerDimensions[$954926fb6168ae2a$var$TOTAL_SIZE.height] -
        (position.bottom ?? 0) -
        overlayHeight) - (containerDimensions.scroll.top ?? 0)
  let boundaryToContainerTransformOffset = isContainerDescendentOfBoundary
    ? containerOffsetWithBoundary.top
    : 0
  let boundingRect = {
    top: Math.max(
      boundaryDimensions.top + boundaryToContainerTransformOffset,
      (visualViewport?.offsetTop ?? boundaryDimensions.top) + boundaryToContainerTransformOffset,
    ),
    bottom: Math.min(
      boundaryDimensions.top + boundaryDimensions.height + boundaryToContainerTransformOffset,
      (visualViewport?.offsetTop ?? 0) + (visualViewport?.height ?? 0),
    ),
  }
  return heightGrowthDirection !== 'top'
    ? Math.max(0, boundingRect.bottom - overlayTop - ((margins.top ?? 0) + (margins.bottom ?? 0) + padding))
    : Math.max(
        0,
        overlayTop +
          overlayHeight -
          boundingRect.top -
          ((margins.top ?? 0) + (margins.bottom ?? 0) + padding),
      )
}
function $954926fb6168ae2a$var$getAvailableSpace(
  boundaryDimensions,
  containerOffsetWithBoundary,
  childOffset,
  margins,
  padding,
  placementInfo,
  containerDimensions,
  isContainerDescendentOfBoundary,
) {
  let { placement, axis, size } = placementInfo
  if (placement === axis)
    return Math.max(
      0,
      childOffset[axis] -
        (containerDimensions.scroll[axis] ?? 0) -
        (boundaryDimensions[axis] +
          (isContainerDescendentOfBoundary ? containerOffsetWithBoundary[axis] : 0)) -
        (margins[axis] ?? 0) -
        margins[$954926fb6168ae2a$var$FLIPPED_DIRECTION[axis]] -
        padding,
    )
  return Math.max(
    0,
    boundaryDimensions[size] +
      boundaryDimensions[axis] +
      (isContainerDescendentOfBoundary ? containerOffsetWithBoundary[axis] : 0) -
      childOffset[axis] -
      childOffset[size] +
      (containerDimensions.scroll[axis] ?? 0) -
      (margins[axis] ?? 0) -
      margins[$954926fb6168ae2a$var$FLIPPED_DIRECTION[axis]] -
      padding,
  )
}
function $954926fb6168ae2a$export$6839422d1f33cee9(
  placementInput,
  childOffset,
  overlaySize,
  scrollSize,
  margins,
  padding,
  flip,
  boundaryDimensions,
  containerDimensions,
  containerOffsetWithBoundary,
  offset,
  crossOffset,
  isContainerPositioned,
  userSetMaxHeight,
  arrowSize,
  arrowBoundaryOffset,
  isContainerDescendentOfBoundary,
  visualViewport,
) {
  let placementInfo = $954926fb6168ae2a$var$parsePlacement(placementInput)
  let { size, crossAxis, crossSize, placement, crossPlacement } = placementInfo
  let position = $954926fb6168ae2a$var$computePosition(
    childOffset,
    boundaryDimensions,
    overlaySize,
    placementInfo,
    offset,
    crossOffset,
    containerOffsetWithBoundary,
    isContainerPositioned,
    arrowSize,
    arrowBoundaryOffset,
    containerDimensions,
  )
  let normalizedOffset = offset
  let space = $954926fb6168ae2a$var$getAvailableSpace(
    boundaryDimensions,
    containerOffsetWithBoundary,
    childOffset,
    margins,
    padding + offset,
    placementInfo,
    containerDimensions,
    isContainerDescendentOfBoundary,
  )
  if (flip && overlaySize[size] > space) {
    let flippedPlacementInfo = $954926fb6168ae2a$var$parsePlacement(
      `${$954926fb6168ae2a$var$FLIPPED_DIRECTION[placement]} ${crossPlacement}`,
    )
    let flippedPosition = $954926fb6168ae2a$var$computePosition(
      childOffset,
      boundaryDimensions,
      overlaySize,
      flippedPlacementInfo,
      offset,
      crossOffset,
      containerOffsetWithBoundary,
      isContainerPositioned,
      arrowSize,
      arrowBoundaryOffset,
      containerDimensions,
    )
    if (
      $954926fb6168ae2a$var$getAvailableSpace(
        boundaryDimensions,
        containerOffsetWithBoundary,
        childOffset,
        margins,
        padding + offset,
        flippedPlacementInfo,
        containerDimensions,
        isContainerDescendentOfBoundary,
      ) > space
    ) {
      placementInfo = flippedPlacementInfo
      position = flippedPosition
      normalizedOffset = offset
    }
  }
  let heightGrowthDirection = 'bottom'
  if (placementInfo.axis === 'top') {
    if (placementInfo.placement === 'top') heightGrowthDirection = 'top'
    else if (placementInfo.placement === 'bottom') heightGrowthDirection = 'bottom'
  } else if (placementInfo.crossAxis === 'top') {
    if (placementInfo.crossPlacement === 'top') heightGrowthDirection = 'bottom'
    else if (placementInfo.crossPlacement === 'bottom') heightGrowthDirection = 'top'
  }
  let delta = $954926fb6168ae2a$var$getDelta(
    crossAxis,
    position[crossAxis],
    overlaySize[crossSize],
    boundaryDimensions,
    containerDimensions,
    padding,
    containerOffsetWithBoundary,
  )
  position[crossAxis] += delta
  let maxHeight = $954926fb6168ae2a$var$getMaxHeight(
    position,
    boundaryDimensions,
    containerOffsetWithBoundary,
    isContainerPositioned,
    margins,
    padding,
    overlaySize.height,
    heightGrowthDirection,
    containerDimensions,
    isContainerDescendentOfBoundary,
    visualViewport,
  )
  if (userSetMaxHeight && userSetMaxHeight < maxHeight) maxHeight = userSetMaxHeight
  overlaySize.height = Math.min(overlaySize.height, maxHeight)
  position = $954926fb6168ae2a$var$computePosition(
    childOffset,
    boundaryDimensions,
    overlaySize,
    placementInfo,
    normalizedOffset,
    crossOffset,
    containerOffsetWithBoundary,
    isContainerPositioned,
    arrowSize,
    arrowBoundaryOffset,
    containerDimensions,
  )
  delta = $954926fb6168ae2a$var$getDelta(
    crossAxis,
    position[crossAxis],
    overlaySize[crossSize],
    boundaryDimensions,
    containerDimensions,
    padding,
    containerOffsetWithBoundary,
  )
  position[crossAxis] += delta
  let arrowPosition = {}
  let origin = childOffset[crossAxis] - position[crossAxis] - margins[$954926fb6168ae2a$var$AXIS[crossAxis]]
  let preferredArrowPosition = origin + 0.5 * childOffset[crossSize]
  const arrowMinPosition = arrowSize / 2 + arrowBoundaryOffset
  const overlayMargin =
    $954926fb6168ae2a$var$AXIS[crossAxis] === 'left'
      ? (margins.left ?? 0) + (margins.right ?? 0)
      : (margins.top ?? 0) + (margins.bottom ?? 0)
  const arrowMaxPosition = overlaySize[crossSize] - overlayMargin - arrowSize / 2 - arrowBoundaryOffset
  arrowPosition[crossAxis] = $240e9101ba2842f5$export$7d15b64cf5a3a4c4(
    $240e9101ba2842f5$export$7d15b64cf5a3a4c4(
      preferredArrowPosition,
      childOffset[crossAxis] +
        arrowSize / 2 -
        (position[crossAxis] + margins[$954926fb6168ae2a$var$AXIS[crossAxis]]),
      childOffset[crossAxis] +
        childOffset[crossSize] -
        arrowSize / 2 -
        (position[crossAxis] + margins[$954926fb6168ae2a$var$AXIS[crossAxis]]),
    ),
    arrowMinPosition,
    arrowMaxPosition,
  )
  ;({ placement: placement, crossPlacement: crossPlacement } = placementInfo)
  if (arrowSize) origin = arrowPosition[crossAxis]
  else if (crossPlacement === 'right') origin += childOffset[crossSize]
  else if (crossPlacement === 'center') origin += childOffset[crossSize] / 2
  let crossOrigin = placement === 'left' || placement === 'top' ? overlaySize[size] : 0
  let triggerAnchorPoint = {
    x: placement === 'top' || placement === 'bottom' ? origin : crossOrigin,
    y: placement === 'left' || placement === 'right' ? origin : crossOrigin,
  }
  return {
    position,
    maxHeight,
    arrowOffsetLeft: arrowPosition.left,
    arrowOffsetTop: arrowPosition.top,
    placement,
    triggerAnchorPoint,
  }
}
function $954926fb6168ae2a$export$b3ceb0cbf1056d98(opts) {
  let {
    placement,
    targetNode,
    overlayNode,
    scrollNode,
    padding,
    shouldFlip,
    boundaryElement,
    offset,
    crossOffset,
    maxHeight,
    arrowSize = 0,
    arrowBoundaryOffset = 0,
    targetRect,
  } = opts
  let visualViewport = $954926fb6168ae2a$var$getVisualViewport()
  let container =
    overlayNode instanceof HTMLElement
      ? $954926fb6168ae2a$var$getContainingBlock(overlayNode)
      : document.documentElement
  let isViewportContainer = container === document.documentElement
  const containerPositionStyle = window.getComputedStyle(container).position
  let isContainerPositioned = !!containerPositionStyle && containerPositionStyle !== 'static'
  let childOffset = isViewportContainer
    ? $954926fb6168ae2a$var$getOffset(targetNode, false, targetRect)
    : $954926fb6168ae2a$var$getPosition(targetNode, container, false, targetRect)
  if (!isViewportContainer) {
    let { marginTop, marginLeft } = window.getComputedStyle(targetNode)
    childOffset.top += parseInt(marginTop, 10) || 0
    childOffset.left += parseInt(marginLeft, 10) || 0
  }
  let overlaySize = $954926fb6168ae2a$var$getOffset(overlayNode, true)
  let margins = $954926fb6168ae2a$var$getMargins(overlayNode)
  overlaySize.width += (margins.left ?? 0) + (margins.right ?? 0)
  overlaySize.height += (margins.top ?? 0) + (margins.bottom ?? 0)
  let scrollSize = $954926fb6168ae2a$var$getScroll(scrollNode)
  let boundaryDimensions = $954926fb6168ae2a$var$getContainerDimensions(boundaryElement, visualViewport)
  let containerDimensions = $954926fb6168ae2a$var$getContainerDimensions(container, visualViewport)
  let containerOffsetWithBoundary
  if ((boundaryElement.tagName === 'BODY' || boundaryElement.tagName === 'HTML') && !isViewportContainer) {
    let containerRect = $954926fb6168ae2a$export$4b834cebd9e5cebe(container, false)
    containerOffsetWithBoundary = {
      top: -(containerRect.top - boundaryDimensions.top),
      left: -(containerRect.left - boundaryDimensions.left),
      width: 0,
      height: 0,
    }
  } else if (
    (boundaryElement.tagName === 'BODY' || boundaryElement.tagName === 'HTML') &&
    isViewportContainer
  )
    containerOffsetWithBoundary = {
      top: 0,
      left: 0,
      width: 0,
      height: 0,
    }
  else containerOffsetWithBoundary = $954926fb6168ae2a$var$getPosition(boundaryElement, container, false)
  let isContainerDescendentOfBoundary = $23f2114a1b82827e$export$4282f70798064fe0(boundaryElement, container)
  return $954926fb6168ae2a$export$6839422d1f33cee9(
    placement,
    childOffset,
    overlaySize,
    scrollSize,
    margins,
    padding,
    shouldFlip,
    boundaryDimensions,
    containerDimensions,
    containerOffsetWithBoundary,
    offset,
    crossOffset,
    isContainerPositioned,
    maxHeight,
    arrowSize,
    arrowBoundaryOffset,
    isContainerDescendentOfBoundary,
    visualViewport,
  )
}
function $954926fb6168ae2a$export$4b834cebd9e5cebe(node, ignoreScale) {
  let { top, left, width, height } = node.getBoundingClientRect()
  if (ignoreScale && node instanceof node.ownerDocument.defaultView.HTMLElement) {
    width = node.offsetWidth
    height = node.offsetHeight
  }
  return {
    top,
    left,
    width,
    height,
  }
}
function $954926fb6168ae2a$var$getOffset(node, ignoreScale, overrideRect) {
  let { top, left, width, height } =
    overrideRect || $954926fb6168ae2a$export$4b834cebd9e5cebe(node, ignoreScale)
  let { scrollTop, scrollLeft, clientTop, clientLeft } = document.documentElement
  return {
    top: top + scrollTop - clientTop,
    left: left + scrollLeft - clientLeft,
    width,
    height,
  }
}
function $954926fb6168ae2a$var$getPosition(node, parent, ignoreScale, overrideRect) {
  let style = window.getComputedStyle(node)
  let offset
  if (style.position === 'fixed')
    offset = overrideRect || $954926fb6168ae2a$export$4b834cebd9e5cebe(node, ignoreScale)
  else {
    offset = $954926fb6168ae2a$var$getOffset(node, ignoreScale, overrideRect)
    let parentOffset = $954926fb6168ae2a$var$getOffset(parent, ignoreScale)
    let parentStyle = window.getComputedStyle(parent)
    parentOffset.top += (parseInt(parentStyle.borderTopWidth, 10) || 0) - parent.scrollTop
    parentOffset.left += (parseInt(parentStyle.borderLeftWidth, 10) || 0) - parent.scrollLeft
    offset.top -= parentOffset.top
    offset.left -= parentOffset.left
  }
  offset.top -= parseInt(style.marginTop, 10) || 0
  offset.left -= parseInt(style.marginLeft, 10) || 0
  return offset
}
function $954926fb6168ae2a$var$getContainingBlock(node) {
  let offsetParent = node.offsetParent
  if (
    offsetParent &&
    offsetParent === document.body &&
    window.getComputedStyle(offsetParent).position === 'static' &&
    !$954926fb6168ae2a$var$isContainingBlock(offsetParent)
  )
    offsetParent = document.documentElement
  if (offsetParent == null) {
    offsetParent = node.parentElement
    while (offsetParent && !$954926fb6168ae2a$var$isContainingBlock(offsetParent))
      offsetParent = offsetParent.parentElement
  }
  return offsetParent || document.documentElement
}
function $954926fb6168ae2a$var$isContainingBlock(node) {
  let style = window.getComputedStyle(node)
  return (
    style.transform !== 'none' ||
    /transform|perspective/.test(style.willChange) ||
    style.filter !== 'none' ||
    style.contain === 'paint' ||
    ('backdropFilter' in style && style.backdropFilter !== 'none') ||
    ('WebkitBackdropFilter' in style && style.WebkitBackdropFilter !== 'none')
  )
}
// node_modules/react-aria/dist/private/overlays/useCloseOnScroll.mjs
var $22e2f5f6490788e8$export$f6211563215e3b37 = /* @__PURE__ */ new WeakMap()
function $22e2f5f6490788e8$export$18fc8428861184da(opts) {
  let { triggerRef, isOpen, onClose } = opts
  ;(0, import_react.useEffect)(() => {
    if (!isOpen || onClose === null) return
    let onScroll = (e) => {
      let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
      if (
        !triggerRef.current ||
        (target instanceof Node && !$23f2114a1b82827e$export$4282f70798064fe0(target, triggerRef.current))
      )
        return
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      let onCloseHandler = onClose || $22e2f5f6490788e8$export$f6211563215e3b37.get(triggerRef.current)
      if (onCloseHandler) onCloseHandler()
    }
    return $d447af545b77c9f1$export$f531f92e2a15358f(
      $23f2114a1b82827e$export$da7af4355d792141(triggerRef.current),
      'scroll',
      onScroll,
      true,
    )
  }, [isOpen, onClose, triggerRef])
}
// node_modules/react-aria/dist/private/utils/useResizeObserver.mjs
function $970072cf4b13fde3$var$hasResizeObserver() {
  return typeof window.ResizeObserver !== 'undefined'
}
function $970072cf4b13fde3$export$683480f191c0e3ea(options) {
  const { ref, box, onResize } = options
  let onResizeEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(onResize)
  ;(0, import_react.useEffect)(() => {
    let element = ref?.current
    if (!element) return
    if (!$970072cf4b13fde3$var$hasResizeObserver()) {
      window.addEventListener('resize', onResizeEvent, false)
      return () => {
        window.removeEventListener('resize', onResizeEvent, false)
      }
    } else {
      const resizeObserverInstance = new window.ResizeObserver((entries) => {
        if (!entries.length) return
        onResizeEvent()
      })
      resizeObserverInstance.observe(element, { box })
      return () => {
        if (element) resizeObserverInstance.unobserve(element)
      }
    }
  }, [ref, box])
}
// node_modules/react-aria/dist/private/overlays/useOverlayPosition.mjs
var $b3526bc71400be8d$var$visualViewport = typeof document !== 'undefined' ? window.visualViewport : null
function $b3526bc71400be8d$export$d39e1813b3bdd0e1(props) {
  let { direction } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  let {
    arrowSize,
    targetRef,
    overlayRef,
    arrowRef,
    scrollRef = overlayRef,
    placement = 'bottom',
    containerPadding = 12,
    shouldFlip = true,
    boundaryElement = typeof document !== 'undefined' ? document.body : null,
    offset = 0,
    crossOffset = 0,
    shouldUpdatePosition = true,
    isOpen = true,
    onClose,
    maxHeight,
    arrowBoundaryOffset = 0,
    getTargetRect,
  } = props
  let [position, setPosition] = (0, import_react.useState)(null)
  let deps = [
    shouldUpdatePosition,
    placement,
    overlayRef.current,
    targetRef.current,
    arrowRef?.current,
    scrollRef.current,
    containerPadding,
    shouldFlip,
    boundaryElement,
    offset,
    crossOffset,
    isOpen,
    direction,
    maxHeight,
    arrowBoundaryOffset,
    arrowSize,
  ]
  let lastScale = (0, import_react.useRef)($b3526bc71400be8d$var$visualViewport?.scale)
  ;(0, import_react.useEffect)(() => {
    if (isOpen) lastScale.current = $b3526bc71400be8d$var$visualViewport?.scale
  }, [isOpen])
  let updatePosition = (0, import_react.useCallback)(() => {
    if (
      shouldUpdatePosition === false ||
      !isOpen ||
      !overlayRef.current ||
      !targetRef.current ||
      !boundaryElement
    )
      return
    if ($b3526bc71400be8d$var$visualViewport?.scale !== lastScale.current) return
    let anchor = null
    if (scrollRef.current && $23f2114a1b82827e$export$b4f377a2b6254582(scrollRef.current)) {
      let anchorRect = $23f2114a1b82827e$export$cd4e5573fbe2b576()?.getBoundingClientRect()
      let scrollRect = scrollRef.current.getBoundingClientRect()
      anchor = {
        type: 'top',
        offset: (anchorRect?.top ?? 0) - scrollRect.top,
      }
      if (anchor.offset > scrollRect.height / 2) {
        anchor.type = 'bottom'
        anchor.offset = (anchorRect?.bottom ?? 0) - scrollRect.bottom
      }
    }
    let overlay = overlayRef.current
    if (!maxHeight && overlayRef.current) {
      overlay.style.top = '0px'
      overlay.style.bottom = ''
      overlay.style.maxHeight = (window.visualViewport?.height ?? window.innerHeight) + 'px'
    }
    let position = $954926fb6168ae2a$export$b3ceb0cbf1056d98({
      placement: $b3526bc71400be8d$var$translateRTL(placement, direction),
      overlayNode: overlayRef.current,
      targetNode: targetRef.current,
      scrollNode: scrollRef.current || overlayRef.current,
      padding: containerPadding,
      shouldFlip,
      boundaryElement,
      offset,
      crossOffset,
      maxHeight,
      arrowSize:
        arrowSize ??
        (arrowRef?.current ? $954926fb6168ae2a$export$4b834cebd9e5cebe(arrowRef.current, true).width : 0),
      arrowBoundaryOffset,
      targetRect: getTargetRect?.(targetRef.current),
    })
    if (!position.position) return
    overlay.style.top = ''
    overlay.style.bottom = ''
    overlay.style.left = ''
    overlay.style.right = ''
    Object.keys(position.position).forEach((key) => (overlay.style[key] = position.position[key] + 'px'))
    overlay.style.maxHeight = position.maxHeight != null ? position.maxHeight + 'px' : ''
    let activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576()
    if (anchor && activeElement && scrollRef.current) {
      let anchorRect = activeElement.getBoundingClientRect()
      let scrollRect = scrollRef.current.getBoundingClientRect()
      let newOffset = anchorRect[anchor.type] - scrollRect[anchor.type]
      scrollRef.current.scrollTop += newOffset - anchor.offset
    }
    setPosition(position)
  }, deps)
  $c4867b2f328c2698$export$e5c5a5f917a5871c(updatePosition, deps)
  $b3526bc71400be8d$var$useResize(updatePosition)
  $970072cf4b13fde3$export$683480f191c0e3ea({
    ref: overlayRef,
    onResize: updatePosition,
  })
  $970072cf4b13fde3$export$683480f191c0e3ea({
    ref: targetRef,
    onResize: updatePosition,
  })
  let isResizing = (0, import_react.useRef)(false)
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    let timeout
    let onResize = () => {
      isResizing.current = true
      clearTimeout(timeout)
      timeout = setTimeout(() => {
        isResizing.current = false
      }, 500)
      updatePosition()
    }
    let onScroll = () => {
      if (isResizing.current) onResize()
    }
    $b3526bc71400be8d$var$visualViewport?.addEventListener('resize', onResize)
    $b3526bc71400be8d$var$visualViewport?.addEventListener('scroll', onScroll)
    let cleanup = $d447af545b77c9f1$export$f531f92e2a15358f(
      $23f2114a1b82827e$export$da7af4355d792141(window),
      'scroll',
      onScroll,
    )
    return () => {
      $b3526bc71400be8d$var$visualViewport?.removeEventListener('resize', onResize)
      $b3526bc71400be8d$var$visualViewport?.removeEventListener('scroll', onScroll)
      cleanup()
    }
  }, [updatePosition])
  let close = (0, import_react.useCallback)(() => {
    if (!isResizing.current) onClose?.()
  }, [onClose, isResizing])
  $22e2f5f6490788e8$export$18fc8428861184da({
    triggerRef: targetRef,
    isOpen,
    onClose: onClose && close,
  })
  return {
    overlayProps: {
      style: {
        position: position ? 'absolute' : 'fixed',
        top: !position ? 0 : void 0,
        left: !position ? 0 : void 0,
        zIndex: 1e5,
        ...position?.position,
        maxHeight: position?.maxHeight ?? '100vh',
      },
    },
    placement: position?.placement ?? null,
    triggerAnchorPoint: position?.triggerAnchorPoint ?? null,
    arrowProps: {
      'aria-hidden': 'true',
      role: 'presentation',
      style: {
        left: position?.arrowOffsetLeft,
        top: position?.arrowOffsetTop,
      },
    },
    updatePosition,
  }
}
function $b3526bc71400be8d$var$useResize(onResize) {
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    window.addEventListener('resize', onResize, false)
    return () => {
      window.removeEventListener('resize', onResize, false)
    }
  }, [onResize])
}
function $b3526bc71400be8d$var$translateRTL(position, direction) {
  if (direction === 'rtl') return position.replace('start', 'right').replace('end', 'left')
  return position.replace('start', 'left').replace('end', 'right')
}
// node_modules/react-aria/dist/private/overlays/usePopover.mjs
function $f8a024fbad3a5a2e$export$542a6fd13ac93354(props, state) {
  let {
    triggerRef,
    popoverRef,
    groupRef,
    isNonModal,
    isKeyboardDismissDisabled,
    shouldCloseOnInteractOutside,
    ...otherProps
  } = props
  let isSubmenu = otherProps['trigger'] === 'SubmenuTrigger'
  let { overlayProps, underlayProps } = $77844860df94ba23$export$ea8f71083e90600f(
    {
      isOpen: state.isOpen,
      onClose: state.close,
      shouldCloseOnBlur: true,
      isDismissable: !isNonModal || isSubmenu,
      isKeyboardDismissDisabled,
      shouldCloseOnInteractOutside,
    },
    groupRef ?? popoverRef,
  )
  let {
    overlayProps: positionProps,
    arrowProps,
    placement,
    triggerAnchorPoint: origin,
  } = $b3526bc71400be8d$export$d39e1813b3bdd0e1({
    ...otherProps,
    targetRef: triggerRef,
    overlayRef: popoverRef,
    isOpen: state.isOpen,
    onClose: isNonModal && !isSubmenu ? state.close : null,
    getTargetRect:
      otherProps.getTargetRect ??
      (state.point ? () => new DOMRect(state.point.x, state.point.y, 0, 0) : void 0),
  })
  $0644e3663365bfe5$export$ee0f7cc6afcd1c18({ isDisabled: isNonModal || !state.isOpen })
  ;(0, import_react.useEffect)(() => {
    if (state.isOpen && popoverRef.current) {
      if (isNonModal)
        return $58196c8d6a1f38fc$export$1020fa7f77e17884(groupRef?.current ?? popoverRef.current)
      else
        return $58196c8d6a1f38fc$export$1c3ebcada18427bf([groupRef?.current ?? popoverRef.current], {
          shouldUseInert: true,
        })
    }
  }, [isNonModal, state.isOpen, popoverRef, groupRef])
  let { focusWithinProps } = $2c9edc598a03d523$export$420e68273165f4ec(props)
  return {
    popoverProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(overlayProps, positionProps, focusWithinProps),
    arrowProps,
    underlayProps,
    placement,
    triggerAnchorPoint: origin,
  }
}
// node_modules/react-aria-components/dist/private/Popover.mjs
var $542a13ca2fa5b484$export$9b9a0cd73afb7ca4 = /*#__PURE__*/ (0, import_react.createContext)(null)
var $542a13ca2fa5b484$var$PopoverGroupContext = /*#__PURE__*/ (0, import_react.createContext)(null)
var $542a13ca2fa5b484$export$5b6b19405a83ff9d = /*#__PURE__*/ (0, import_react.forwardRef)(
  function Popover(props, ref) {
    ;[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(
      props,
      ref,
      $542a13ca2fa5b484$export$9b9a0cd73afb7ca4,
    )
    let contextState = (0, import_react.useContext)($f2ff30fde7b014be$export$d2f961adcb0afbe)
    let localState = $f11fb0bcf1b2687a$export$61c6a8c84e605fb6(props)
    let state = props.isOpen != null || props.defaultOpen != null || !contextState ? localState : contextState
    let exitAnimation = $fcc7165e876206c6$export$45fda7c47f93fd48(ref, state.isOpen)
    let isExiting = props.isExiting || (!props.shouldSkipAnimation && exitAnimation) || false
    let isHidden = $d7f64c32b702fe2c$export$b5d7cc18bb8d2b59()
    let { direction } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
    if (isHidden) {
      let children = props.children
      if (typeof children === 'function')
        children = children({
          trigger: props.trigger || null,
          placement: 'bottom',
          isEntering: false,
          isExiting: false,
          defaultChildren: null,
        })
      return /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, children)
    }
    if (state && !state.isOpen && !isExiting) return null
    return /*#__PURE__*/ import_react.createElement($542a13ca2fa5b484$var$PopoverInner, {
      ...props,
      triggerRef: props.triggerRef,
      state,
      popoverRef: ref,
      isExiting,
      dir: direction,
    })
  },
)
function $542a13ca2fa5b484$var$PopoverInner({
  state,
  isExiting,
  UNSTABLE_portalContainer,
  clearContexts,
  ...props
}) {
  let arrowRef = (0, import_react.useRef)(null)
  let containerRef = (0, import_react.useRef)(null)
  let groupCtx = (0, import_react.useContext)($542a13ca2fa5b484$var$PopoverGroupContext)
  let isSubPopover = groupCtx && props.trigger === 'SubmenuTrigger'
  let [isOpen, setIsOpen] = (0, import_react.useState)(false)
  let { popoverProps, underlayProps, arrowProps, placement, triggerAnchorPoint } =
    $f8a024fbad3a5a2e$export$542a6fd13ac93354(
      {
        ...props,
        offset: props.offset ?? 8,
        arrowRef,
        groupRef: isSubPopover ? groupCtx : containerRef,
      },
      state,
    )
  let ref = props.popoverRef
  let enterAnimation = $fcc7165e876206c6$export$6d3443f2c48bfc20(ref, !!placement && isOpen)
  let isEntering = props.isEntering || (!props.shouldSkipAnimation && enterAnimation) || false
  let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
    ...props,
    defaultClassName: 'react-aria-Popover',
    values: {
      trigger: props.trigger || null,
      placement,
      isEntering,
      isExiting,
    },
  })
  let shouldBeDialog =
    !props.isNonModal || props.trigger === 'SubmenuTrigger' || props.trigger === 'PreviewTrigger'
  let [isDialog, setDialog] = (0, import_react.useState)(props.trigger === 'PreviewTrigger')
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    if (ref.current) setDialog(shouldBeDialog && !ref.current.querySelector('[role=dialog]'))
  }, [ref, shouldBeDialog])
  ;(0, import_react.useEffect)(() => {
    if (
      isDialog &&
      props.trigger !== 'PreviewTrigger' &&
      (props.trigger !== 'SubmenuTrigger' || $8f5a2122b0992be3$export$630ff653c5ada6a9() !== 'pointer') &&
      ref.current &&
      !$23f2114a1b82827e$export$b4f377a2b6254582(ref.current)
    )
      $f192c2f16961cbe0$export$80f3e147d781571c(ref.current)
  }, [isDialog, ref, props.trigger])
  let children = (0, import_react.useMemo)(() => {
    let children = renderProps.children
    for (let Context of [$542a13ca2fa5b484$export$9b9a0cd73afb7ca4, ...(clearContexts ?? [])])
      children = /*#__PURE__*/ import_react.createElement(Context.Provider, { value: null }, children)
    return children
  }, [renderProps.children, clearContexts])
  let [triggerWidth, setTriggerWidth] = (0, import_react.useState)(null)
  let onResize = (0, import_react.useCallback)(() => {
    if (props.triggerRef.current)
      setTriggerWidth(props.triggerRef.current.getBoundingClientRect().width + 'px')
  }, [props.triggerRef])
  $c4867b2f328c2698$export$e5c5a5f917a5871c(onResize, [onResize])
  $970072cf4b13fde3$export$683480f191c0e3ea({
    ref: renderProps.style?.['--trigger-width'] ? void 0 : props.triggerRef,
    onResize,
  })
  let style = {
    ...popoverProps.style,
    '--trigger-anchor-point': triggerAnchorPoint
      ? `${triggerAnchorPoint.x}px ${triggerAnchorPoint.y}px`
      : void 0,
    ...renderProps.style,
    '--trigger-width': renderProps.style?.['--trigger-width'] || triggerWidth,
  }
  $c4867b2f328c2698$export$e5c5a5f917a5871c(
    () => $e0a0e4399f316b76$export$b80f73f72d03c10f(() => setIsOpen(true)),
    [],
  )
  let overlay = /*#__PURE__*/ import_react.createElement(
    $7230ffa83bc0c2cf$export$df3a06d6289f983e.div,
    {
      ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(
        $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true }),
        popoverProps,
      ),
      ...renderProps,
      id: isDialog ? props.id : void 0,
      role: isDialog ? 'dialog' : void 0,
      tabIndex: isDialog ? -1 : void 0,
      'aria-label': props['aria-label'],
      'aria-labelledby': props['aria-labelledby'],
      ref,
      slot: props.slot || void 0,
      style,
      dir: props.dir,
      'data-trigger': props.trigger,
      'data-placement': placement,
      'data-entering': isEntering || void 0,
      'data-exiting': isExiting || void 0,
    },
    !props.isNonModal &&
      /*#__PURE__*/ import_react.createElement($081058010ef8962e$export$2317d149ed6f78c4, {
        onDismiss: state.close,
      }),
    /*#__PURE__*/ import_react.createElement(
      $4fcfe18fac72dabd$export$2de4954e8ae13b9f.Provider,
      {
        value: {
          ...arrowProps,
          placement,
          ref: arrowRef,
        },
      },
      children,
    ),
    /*#__PURE__*/ import_react.createElement($081058010ef8962e$export$2317d149ed6f78c4, {
      onDismiss: state.close,
    }),
  )
  if (!isSubPopover)
    return /*#__PURE__*/ import_react.createElement(
      $d7a937236970dc7f$export$c6fdb837b070b4ff,
      {
        ...props,
        shouldContainFocus: isDialog && props.trigger !== 'PreviewTrigger',
        isExiting,
        portalContainer: UNSTABLE_portalContainer,
      },
      !props.isNonModal &&
        state.isOpen &&
        /*#__PURE__*/ import_react.createElement('div', {
          'data-testid': 'underlay',
          ...underlayProps,
          style: {
            position: 'fixed',
            inset: 0,
          },
        }),
      /*#__PURE__*/ import_react.createElement(
        'div',
        {
          ref: containerRef,
          style: { display: 'contents' },
        },
        /*#__PURE__*/ import_react.createElement(
          $542a13ca2fa5b484$var$PopoverGroupContext.Provider,
          { value: containerRef },
          overlay,
        ),
      ),
    )
  return /*#__PURE__*/ import_react.createElement(
    $d7a937236970dc7f$export$c6fdb837b070b4ff,
    {
      ...props,
      shouldContainFocus: isDialog && props.trigger !== 'PreviewTrigger',
      isExiting,
      portalContainer: UNSTABLE_portalContainer ?? groupCtx?.current ?? void 0,
    },
    overlay,
  )
}
// node_modules/react-aria/dist/private/utils/useDescription.mjs
var $121970af65029459$var$descriptionId = 0
var $121970af65029459$var$descriptionNodes = /* @__PURE__ */ new Map()
function $121970af65029459$export$f8aeda7b10753fa1(description) {
  let [id, setId] = (0, import_react.useState)()
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    if (!description) return
    let desc = $121970af65029459$var$descriptionNodes.get(description)
    if (!desc) {
      let id = `react-aria-description-${$121970af65029459$var$descriptionId++}`
      setId(id)
      let node = document.createElement('div')
      node.id = id
      node.style.display = 'none'
      node.textContent = description
      document.body.appendChild(node)
      desc = {
        refCount: 0,
        element: node,
      }
      $121970af65029459$var$descriptionNodes.set(description, desc)
    } else setId(desc.element.id)
    desc.refCount++
    return () => {
      if (desc && --desc.refCount === 0) {
        desc.element.remove()
        $121970af65029459$var$descriptionNodes.delete(description)
      }
    }
  }, [description])
  return { 'aria-describedby': description ? id : void 0 }
}
// node_modules/react-aria/dist/private/utils/getScrollParents.mjs
function $76d97191f0f90600$export$94ed1c92c7beeb22(node, checkForOverflow) {
  let parentElements = []
  let root = document.scrollingElement || document.documentElement
  while (node) {
    if ($901761b40e390936$export$2bb74740c4e19def(node, checkForOverflow)) parentElements.push(node)
    if (node === root) break
    node = node.parentElement
  }
  return parentElements
}
// node_modules/react-aria/dist/private/utils/scrollIntoView.mjs
function $51a3e22a5186a962$export$53a0910f038337bd(scrollView, element, opts = {}) {
  if (scrollView === element) return
  $51a3e22a5186a962$export$f064fd83a2c6e9ca(scrollView, element, element.getBoundingClientRect(), opts)
}
function $51a3e22a5186a962$export$f064fd83a2c6e9ca(scrollView, element, target, opts = {}) {
  let { block = 'nearest', inline = 'nearest' } = opts
  let y = scrollView.scrollTop
  let x = scrollView.scrollLeft
  let view = scrollView.getBoundingClientRect()
  let itemStyle = window.getComputedStyle(element)
  let viewStyle = window.getComputedStyle(scrollView)
  let root = document.scrollingElement || document.documentElement
  let isRoot = scrollView === root
  let viewTop = scrollView === root ? 0 : view.top
  let viewBottom = scrollView === root ? scrollView.clientHeight : view.bottom
  let viewLeft = scrollView === root ? 0 : view.left
  let viewRight = scrollView === root ? scrollView.clientWidth : view.right
  let scrollMarginTop = parseFloat(itemStyle.scrollMarginTop) || 0
  let scrollMarginBottom = parseFloat(itemStyle.scrollMarginBottom) || 0
  let scrollMarginLeft = parseFloat(itemStyle.scrollMarginLeft) || 0
  let scrollMarginRight = parseFloat(itemStyle.scrollMarginRight) || 0
  let scrollPaddingTop = parseFloat(viewStyle.scrollPaddingTop) || 0
  let scrollPaddingBottom = parseFloat(viewStyle.scrollPaddingBottom) || 0
  let scrollPaddingLeft = parseFloat(viewStyle.scrollPaddingLeft) || 0
  let scrollPaddingRight = parseFloat(viewStyle.scrollPaddingRight) || 0
  let borderTopWidth = parseFloat(viewStyle.borderTopWidth) || 0
  let borderBottomWidth = parseFloat(viewStyle.borderBottomWidth) || 0
  let borderLeftWidth = parseFloat(viewStyle.borderLeftWidth) || 0
  let borderRightWidth = parseFloat(viewStyle.borderRightWidth) || 0
  let scrollAreaTop = target.top - scrollMarginTop
  let scrollAreaBottom = target.bottom + scrollMarginBottom
  let scrollAreaLeft = target.left - scrollMarginLeft
  let scrollAreaRight = target.right + scrollMarginRight
  let scrollBarOffsetX = scrollView === root ? 0 : borderLeftWidth + borderRightWidth
  let scrollBarOffsetY = scrollView === root ? 0 : borderTopWidth + borderBottomWidth
  let scrollBarWidth =
    scrollView === root ? 0 : scrollView.offsetWidth - scrollView.clientWidth - scrollBarOffsetX
  let scrollBarHeight =
    scrollView === root ? 0 : scrollView.offsetHeight - scrollView.clientHeight - scrollBarOffsetY
  let scrollPortTop = viewTop + (isRoot ? 0 : borderTopWidth) + scrollPaddingTop
  let scrollPortBottom = viewBottom - (isRoot ? 0 : borderBottomWidth) - scrollPaddingBottom - scrollBarHeight
  let scrollPortLeft = viewLeft + (isRoot ? 0 : borderLeftWidth) + scrollPaddingLeft
  let scrollPortRight = viewRight - (isRoot ? 0 : borderRightWidth) - scrollPaddingRight
  if (
    ($2add3ce32c6007eb$export$fedb369cb70207f1() && $2add3ce32c6007eb$export$78551043582a6a98()) ||
    viewStyle.direction === 'ltr'
  )
    scrollPortRight -= scrollBarWidth
  else if (viewStyle.direction === 'rtl') scrollPortLeft += scrollBarWidth
  let shouldScrollBlock = scrollAreaTop < scrollPortTop || scrollAreaBottom > scrollPortBottom
  let shouldScrollInline = scrollAreaLeft < scrollPortLeft || scrollAreaRight > scrollPortRight
  if (shouldScrollBlock && block === 'start') y += scrollAreaTop - scrollPortTop
  else if (shouldScrollBlock && block === 'center')
    y += (scrollAreaTop + scrollAreaBottom) / 2 - (scrollPortTop + scrollPortBottom) / 2
  else if (shouldScrollBlock && block === 'end') y += scrollAreaBottom - scrollPortBottom
  else if (shouldScrollBlock && block === 'nearest') {
    let start = scrollAreaTop - scrollPortTop
    let end = scrollAreaBottom - scrollPortBottom
    y += Math.abs(start) <= Math.abs(end) ? start : end
  }
  if (shouldScrollInline && inline === 'start') x += scrollAreaLeft - scrollPortLeft
  else if (shouldScrollInline && inline === 'center')
    x += (scrollAreaLeft + scrollAreaRight) / 2 - (scrollPortLeft + scrollPortRight) / 2
  else if (shouldScrollInline && inline === 'end') x += scrollAreaRight - scrollPortRight
  else if (shouldScrollInline && inline === 'nearest') {
    let start = scrollAreaLeft - scrollPortLeft
    let end = scrollAreaRight - scrollPortRight
    x += Math.abs(start) <= Math.abs(end) ? start : end
  }
  scrollView.scrollTo({
    left: x,
    top: y,
  })
}
function $51a3e22a5186a962$export$c826860796309d1b(targetElement, opts = {}) {
  let { containingElement } = opts
  if (targetElement && targetElement.isConnected) {
    let root = document.scrollingElement || document.documentElement
    if (!(window.getComputedStyle(root).overflow === 'hidden')) {
      let { left: originalLeft, top: originalTop } = targetElement.getBoundingClientRect()
      targetElement?.scrollIntoView?.({ block: 'nearest' })
      let { left: newLeft, top: newTop } = targetElement.getBoundingClientRect()
      if (Math.abs(originalLeft - newLeft) > 1 || Math.abs(originalTop - newTop) > 1) {
        containingElement?.scrollIntoView?.({
          block: 'center',
          inline: 'center',
        })
        targetElement.scrollIntoView?.({ block: 'nearest' })
      }
    } else {
      let { left: originalLeft, top: originalTop } = targetElement.getBoundingClientRect()
      let scrollParents = $76d97191f0f90600$export$94ed1c92c7beeb22(targetElement, true)
      for (let scrollParent of scrollParents)
        $51a3e22a5186a962$export$53a0910f038337bd(scrollParent, targetElement)
      let { left: newLeft, top: newTop } = targetElement.getBoundingClientRect()
      if (Math.abs(originalLeft - newLeft) > 1 || Math.abs(originalTop - newTop) > 1) {
        scrollParents = containingElement
          ? $76d97191f0f90600$export$94ed1c92c7beeb22(containingElement, true)
          : []
        for (let scrollParent of scrollParents)
          $51a3e22a5186a962$export$53a0910f038337bd(scrollParent, containingElement, {
            block: 'center',
            inline: 'center',
          })
        for (let scrollParent of $76d97191f0f90600$export$94ed1c92c7beeb22(targetElement, true))
          $51a3e22a5186a962$export$53a0910f038337bd(scrollParent, targetElement)
      }
    }
  }
}
// node_modules/react-aria/dist/private/i18n/useCollator.mjs
var $673d46fce3e5717d$var$cache = /* @__PURE__ */ new Map()
function $673d46fce3e5717d$export$a16aca283550c30d(options) {
  let { locale } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  let cacheKey =
    locale +
    (options
      ? Object.entries(options)
          .sort((a, b) => (a[0] < b[0] ? -1 : 1))
          .join()
      : '')
  if ($673d46fce3e5717d$var$cache.has(cacheKey)) return $673d46fce3e5717d$var$cache.get(cacheKey)
  let formatter = new Intl.Collator(locale, options)
  $673d46fce3e5717d$var$cache.set(cacheKey, formatter)
  return formatter
}
export {
  $542a13ca2fa5b484$export$5b6b19405a83ff9d as a,
  $22e2f5f6490788e8$export$f6211563215e3b37 as c,
  $121970af65029459$export$f8aeda7b10753fa1 as i,
  $51a3e22a5186a962$export$53a0910f038337bd as n,
  $542a13ca2fa5b484$export$9b9a0cd73afb7ca4 as o,
  $51a3e22a5186a962$export$c826860796309d1b as r,
  $970072cf4b13fde3$export$683480f191c0e3ea as s,
  $673d46fce3e5717d$export$a16aca283550c30d as t,
}
