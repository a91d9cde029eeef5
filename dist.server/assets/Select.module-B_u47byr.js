var Select_module_default = {
  frame: '_frame_415kw_2',
  select: '_select_415kw_8',
  arrow: '_arrow_415kw_20',
}
export { Select_module_default as t }
