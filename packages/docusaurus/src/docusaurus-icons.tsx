import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Icon, type PropsOf } from 'docent/theme'

type SvgProps = ComponentProps<'svg'>

/** docent's icon, with the properties that Docusaurus's icons accept. */
const icon =
  (name: PropsOf<'Icon'>['name'], shape?: ReactNode) =>
  (props: SvgProps): ReactNode =>
    cloneElement(Icon({ name }) as ReactElement<SvgProps>, props, ...(shape ? [shape] : []))

export const Arrow = icon('chevron')
export const Close = icon('close')
export const Copy = icon('copy')
export const DarkMode = icon('moon')
export const Edit = icon('edit')
export const ExternalLink = icon('external')
export const Home = icon('home')
export const Language = icon('globe')
export const LightMode = icon('sun')
export const Menu = icon('menu')
export const Success = icon('check')
export const SystemColorMode = icon(
  'sun',
  <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18m2-17.5v17m2-16v15" />,
)
export const WordWrap = icon(
  'menu',
  <path d="M3.5 6h17m-17 6h13a3.5 3.5 0 0 1 0 7H12m2.5-2.5L12 19l2.5 2.5M3.5 18.5h4" />,
)

// Icons of admonitions.
export const Danger = icon('danger')
export const Info = icon('info')
export const Note = icon('note')
export const Tip = icon('tip')
export const Warning = icon('caution')
