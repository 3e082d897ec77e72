import type { ComponentProps, ReactNode } from 'react'

// The components that Docusaurus uses for elements of Markdown. docent finishes the elements in an article's HTML.

export const A = ({ children, ...props }: ComponentProps<'a'>): ReactNode => (
  <a {...props}>{children}</a>
)
export const Code = (props: ComponentProps<'code'>): ReactNode => <code {...props} />
export const Img = (props: ComponentProps<'img'>): ReactNode => <img alt="" {...props} />
export const Li = (props: ComponentProps<'li'>): ReactNode => <li {...props} />
export const Pre = (props: ComponentProps<'pre'>): ReactNode => <pre {...props} />
export const Ul = (props: ComponentProps<'ul'>): ReactNode => <ul {...props} />

/** The source of a diagram that a component renders. docent draws the diagrams in fences. */
export const Mermaid = ({ value }: { value: string }): ReactNode => (
  <pre>
    <code>{value}</code>
  </pre>
)
