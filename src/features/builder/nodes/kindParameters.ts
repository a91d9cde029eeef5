import type { ComponentType } from 'react'
import type { NodeKind } from '#domain/template/templateSchema.ts'
import { AggregateParameters } from './aggregate/AggregateParameters.tsx'
import { BranchParameters } from './branch/BranchParameters.tsx'
import { InputParameters } from './input/InputParameters.tsx'
import { ModelParameters } from './model/ModelParameters.tsx'
import { OutputParameters } from './output/OutputParameters.tsx'
import type { ParametersProps } from './parametersProps.ts'
import { PostprocessParameters } from './postprocess/PostprocessParameters.tsx'
import { TransformParameters } from './transform/TransformParameters.tsx'

/** How each kind of node is set. */
export const NODE_PARAMETERS: { readonly [Kind in NodeKind]: ComponentType<ParametersProps<Kind>> } = {
  input: InputParameters,
  model: ModelParameters,
  aggregate: AggregateParameters,
  transform: TransformParameters,
  postprocess: PostprocessParameters,
  branch: BranchParameters,
  output: OutputParameters,
}
