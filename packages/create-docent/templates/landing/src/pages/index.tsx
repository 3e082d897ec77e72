import { SearchField, useSite } from 'docent'

export const metadata = {
  // With an empty title, only the site's title is shown.
  title: '',
  description: 'One sentence about what your product does.',
  wrapperClass: 'home',
}

const POINTS = [
  { title: 'First reason', text: 'Say what readers gain, in one or two sentences.' },
  { title: 'Second reason', text: 'Name a task that your product makes easier.' },
  { title: 'Third reason', text: 'Say what sets it apart.' },
]

/** The home page. */
export default function Home() {
  return (
    <>
      <h1>{useSite().title}</h1>
      <p className="lead">One sentence about what your product does.</p>
      <SearchField />
      <p className="actions">
        <a href="/introduction">Introduction</a>
        <a href="/install">Install</a>
      </p>
      <div className="points">
        {POINTS.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </>
  )
}
