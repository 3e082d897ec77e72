import { createContext, use, type ComponentType } from 'react'

export type MdxComponents = Record<string, ComponentType<never>>

/** Components of the page being rendered, for the partials in it. */
export const MdxComponentsContext = createContext<MdxComponents>({})

/** A partial as a component, which renders its content with the components of the page around it. */
export function partialComponent(
  Content: ComponentType<{ components: MdxComponents; isPartial?: boolean }>,
): ComponentType<Record<string, unknown>> {
  return function Partial(props) {
    return <Content {...props} components={use(MdxComponentsContext)} isPartial />
  }
}
