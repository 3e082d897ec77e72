import type { ReactNode } from 'react'
import './front.css'
import { GENERATORS } from './data'

/** What a browser loads at the first visit of a page, by generator. */
export default function Visit(): ReactNode {
  return (
    <table className="front-visit">
      <caption>First visit of the same page, compressed with Brotli</caption>
      <thead>
        <tr>
          <th scope="col">Generator</th>
          <th scope="col">Requests</th>
          <th scope="col">Everything</th>
          <th scope="col">JavaScript at load</th>
        </tr>
      </thead>
      <tbody>
        {GENERATORS.map(({ name, requests, page, script }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{requests}</td>
            <td>{page} kB</td>
            <td>{script} kB</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
