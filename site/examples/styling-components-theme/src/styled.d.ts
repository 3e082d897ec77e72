import 'styled-components'

declare module 'styled-components' {
  /** The theme's values, which are those of `themes` in `theme.js`. */
  export interface DefaultTheme {
    text: string
  }
}
