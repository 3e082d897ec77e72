import { Link, useLocation } from 'react-router-dom'

const pages = [
  { path: '/', name: 'Home' },
  { path: '/invoices', name: 'Invoices' },
]

export function MainMenu() {
  const { pathname } = useLocation()

  return (
    <nav>
      {pages.map(({ path, name }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === pathname ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
