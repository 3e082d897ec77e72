import type { ReactNode } from 'react'
import { pluginCategories, plugins, type Plugin } from '../../data/plugins.ts'
import PluginsList from '../islands/PluginsList.tsx'
import { renderInline } from './parts/inline-markdown.tsx'

const BADGES: Record<Plugin['badge'], string> = {
  official: 'Official',
  community: 'Community',
  deprecated: 'Deprecated',
}

/** All plugins by category, with a filter. */
export default function Plugins(): ReactNode {
  return (
    <PluginsList categories={pluginCategories.map(({ name }) => name)}>
      {pluginCategories.map(({ name, purpose }) => (
        <section key={name} className="plugin-category" data-category={name} data-words={name}>
          <h2>{name}</h2>
          <p>{purpose}</p>
          <ul className="plugin-cards">
            {plugins
              .filter((plugin) => plugin.category === name)
              .map((plugin) => (
                <PluginCard key={plugin.name} {...plugin} />
              ))}
          </ul>
        </section>
      ))}
    </PluginsList>
  )
}

function PluginCard({ name, link, description, badge, keywords, ...plugin }: Plugin): ReactNode {
  return (
    <li data-badge={badge} data-words={keywords.join(' ')}>
      <a href={link}>{name}</a> <span className="badge">{BADGES[badge]}</span>
      <p>{renderInline(description)}</p>
      {plugin.package && plugin.package !== name && (
        <p>
          <code>{plugin.package}</code>
        </p>
      )}
    </li>
  )
}
