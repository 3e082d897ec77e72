import * as React from 'react'
import { createContext, type Context, type ReactNode } from 'react'
import { IslandRendererContext } from '../theme/island.tsx'
import type { ReplacedComponent } from '../theme/replacement.tsx'

/** Thrown instead of an error in a replacement, because the error itself doesn't say which component failed. */
export class ReplacementFailed extends Error {
  override readonly name = 'ReplacementFailed'

  constructor(
    readonly replaced: ReplacedComponent,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause))
  }
}

/** Compares the name, because the server bundle has a copy of this class. */
export function isReplacementFailed(error: unknown): error is ReplacementFailed {
  return error instanceof Error && error.name === 'ReplacementFailed'
}

/**
 * Renders components to HTML.
 * @param render receives the value of `RenderingContext`
 * @throws ReplacementFailed if a component that the site replaces fails
 */
export function naming<Result>(render: (rendering: ReplacedComponent[]) => Result): Result {
  const rendering: ReplacedComponent[] = []
  try {
    return render(rendering)
  } catch (cause) {
    const replaced = rendering.at(-1)
    throw replaced ? new ReplacementFailed(replaced, cause) : cause
  }
}

/** Hooks that have no effect in static HTML. */
const STATEFUL = ['useState', 'useReducer', 'useEffect', 'useLayoutEffect'] as const

export type StatefulHook = (typeof STATEFUL)[number]

/** Thrown for a component in an article that needs JavaScript in the browser. */
export class StateOutsideIsland extends Error {
  override readonly name = 'StateOutsideIsland'

  constructor(
    readonly hook: StatefulHook,
    /** Unknown if the component has no name. */
    readonly component: string | undefined,
  ) {
    super(`${component ?? 'A component'} calls ${hook}() outside of an island.`)
  }
}

/** Compares the name, because the server bundle has a copy of this class. */
export function isStateOutsideIsland(error: unknown): error is StateOutsideIsland {
  return error instanceof Error && error.name === 'StateOutsideIsland'
}

type Hooks = Record<string, unknown> & { useContext<T>(context: Context<T>): T }

/**
 * The property in which React stores its hook implementations while it renders. React has no public API to detect that
 * a component uses state: on a server, `useState` returns its initial value, and effects are ignored. A test fails if a
 * React release moves this property.
 */
const internals = (React as unknown as Record<string, { H: Hooks | null } | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]

/** Notes a component that calls a hook, where such components are allowed. */
export type NoteState = (hook: StatefulHook, component: string | undefined) => void

export const NoteStateContext = createContext<NoteState | undefined>(undefined)

const WATCHED = Symbol('watched')

/**
 * Renders static content, in which components must not use state or effects unless the site allows them. Islands and the
 * shell may use both, because they're rendered by separate calls, in which the context for articles is empty.
 * @throws StateOutsideIsland
 */
export function WithoutState({ children }: { children: ReactNode }): ReactNode {
  if (internals?.H) watch(internals.H)
  return children
}

/** Created once, because all of React's calls share one record of hooks and compare it by identity. */
function watch(hooks: Hooks): void {
  if (WATCHED in hooks) return
  Object.assign(hooks, { [WATCHED]: true })
  for (const name of STATEFUL) {
    const hook = hooks[name] as (...args: unknown[]) => unknown
    hooks[name] = (...args: unknown[]) => {
      if (hooks.useContext(IslandRendererContext) === undefined) return hook(...args)
      const component = callingComponent(new Error().stack ?? '')
      const note = hooks.useContext(NoteStateContext)
      if (note === undefined) throw new StateOutsideIsland(name, component)
      note(name, component)
      return hook(...args)
    }
  }
}

/**
 * The component is the last function before React's renderer. Between it and the hook, there may be custom hooks.
 * @param stack - stack of an error in a hook
 */
function callingComponent(stack: string): string | undefined {
  const names = stack.split('\n').map((line) => /^\s+at (?:Object\.)?([\w$.]+) \(/.exec(line)?.[1])
  const renderer = names.findIndex(
    (name) => name === 'renderWithHooks' || name === 'react_stack_bottom_frame',
  )
  // Bundlers number functions with the same name.
  const name = names[renderer - 1]?.replace(/\$\d+$/, '')
  return name !== undefined && /^[A-Z]\w*$/.test(name) ? name : undefined
}
