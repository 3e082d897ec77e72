import {
  Admonition,
  Card,
  Cards,
  CategoryCards,
  CodeFence,
  Head,
  Icon,
  Tabs as OwnTabs,
  useMessages,
  useSite,
} from 'docent/theme'
import {
  Children,
  type ComponentProps,
  type ComponentPropsWithoutRef,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
} from 'react'
import type { CategoryItem } from './docusaurus-docs-client.ts'

// Modules of @theme, by the name of their export.

type AdmonitionProps = ComponentProps<typeof Admonition>

export { Admonition, Details, TabItem, TOCInline } from 'docent/theme'

const admonition = (type: string) => (props: AdmonitionProps) => (
  <Admonition {...props} type={type} />
)

/** Components by the type of the admonition. Modules of a site add their own types. */
export const AdmonitionTypes = Object.fromEntries(
  'note secondary tip success info important caution warning danger'
    .split(' ')
    .map((type) => [type, admonition(type)]),
)

/** Modules of a site add components to it. */
export const MDXComponents = {}

export interface CodeBlockProps {
  children?: ReactNode
  /** `language-js` sets the language, as in Markdown. */
  className?: string
  language?: string
  metastring?: string
  title?: ReactNode
  showLineNumbers?: boolean | number
}

/**
 * A code block with the props that it has in Docusaurus. It's highlighted after the page has been rendered, unless its
 * content has elements, which stay.
 */
export function CodeBlock(props: CodeBlockProps): ReactNode {
  const { children, className = '', metastring = '', title, showLineNumbers } = props
  const language = props.language ?? /language-([\w-]+)/.exec(className)?.[1] ?? ''
  const start = typeof showLineNumbers === 'number' ? `=${showLineNumbers}` : ''
  const meta = [
    metastring,
    ...(typeof title === 'string' ? [`title="${title.replaceAll('"', "'")}"`] : []),
    ...(showLineNumbers ? [`showLineNumbers${start}`] : []),
  ]
  return (
    <CodeFence language={language} meta={meta.join(' ')}>
      {children}
    </CodeFence>
  )
}

/** A button that switches between light and dark mode. A script of its own, in pages that have it, handles the click. */
export function ColorModeToggle({ className = '' }: { className?: string }): ReactNode {
  const { colorMode } = useSite()
  const label = useMessages()['colorMode.toggle']
  if (colorMode.disableSwitch) return null
  return (
    <button
      type="button"
      className={`clean-btn icon-button color-mode ${className}`.trim()}
      data-color-mode-toggle=""
      aria-label={label}
      title={label}
    >
      <Icon name="sun" className="color-mode-light" />
      <Icon name="moon" className="color-mode-dark" />
    </button>
  )
}

export interface DocCardListProps {
  /** Default: the entries of the page's category. */
  items?: readonly CategoryItem[]
}

/** Cards for the pages and categories in the page's category. */
export function DocCardList({ items }: DocCardListProps): ReactNode {
  if (items === undefined) return <CategoryCards />
  return (
    <Cards>
      {items
        .filter(({ href }) => href !== undefined)
        .map(({ label, href, description }) => (
          <Card key={href} title={label} href={href}>
            {description}
          </Card>
        ))}
    </Cards>
  )
}

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** A heading. The build adds its ID and its link. */
export function Heading({ as: Level, ...props }: HeadingProps): ReactNode {
  return <Level {...props} />
}

type Source = string | { default: string } | { src: string | { src: string } }

export interface IdealImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  img: Source
  alt?: string
}

/** The image as it is: docent doesn't resize images. */
export function IdealImage({ img, alt = '', ...rest }: IdealImageProps): ReactNode {
  return <img {...rest} src={addressOf(img)} alt={alt} loading="lazy" />
}

function addressOf(image: Source): string {
  if (typeof image === 'string') return image
  if ('default' in image) return image.default
  return typeof image.src === 'string' ? image.src : image.src.src
}

export interface LayoutProps {
  title?: string
  description?: string
  wrapperClassName?: string
  children?: ReactNode
}

/** docent's shell surrounds every page, so only the layout's title, description, and class are used. */
export function Layout(props: LayoutProps): ReactNode {
  const { title, description, wrapperClassName, children } = props
  const site = useSite()
  return (
    <>
      {title !== undefined && (
        <Head>
          <title>{`${title} ${site.titleDelimiter} ${site.title}`}</title>
        </Head>
      )}
      {description !== undefined && (
        <Head>
          <meta name="description" content={description} />
        </Head>
      )}
      {wrapperClassName === undefined ? (
        children
      ) : (
        <div className={wrapperClassName}>{children}</div>
      )}
    </>
  )
}

export interface ThemedImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  sources: { light: string; dark: string }
  alt?: string
}

/** An image with a variant for dark mode. The style sheet shows one, and the browser doesn't load the hidden one. */
export function ThemedImage({
  sources,
  className = '',
  alt = '',
  ...rest
}: ThemedImageProps): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      {...rest}
      key={mode}
      src={sources[mode]}
      alt={alt}
      className={`color-mode-${mode} ${className}`.trim()}
      loading="lazy"
    />
  ))
}

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

type TabsProps = ComponentProps<typeof OwnTabs>

/** docent's tabs. As in Docusaurus, an item that isn't among the values isn't shown. */
export function Tabs({ values, children, ...rest }: TabsProps): ReactNode {
  if (values === undefined) return <OwnTabs {...rest}>{children}</OwnTabs>
  const shown = Children.toArray(children).filter(
    (child) =>
      !isValidElement<{ value?: string }>(child) ||
      child.props.value === undefined ||
      values.some(({ value }) => value === child.props.value),
  )
  return (
    <OwnTabs {...rest} values={values}>
      {shown}
    </OwnTabs>
  )
}
