/** What a bundler says of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Name of the file with the application. */
const APP = 'main'

/**
 * Keeps in one file what the application needs at once, also where parts that load later share it: each file of its own
 * would be one more request before the page is interactive.
 * @param early entry that stands in the document; what it needs stays with it
 * @param app module that the entry imports later
 */
export function appChunk(
  early: string,
  app: string,
): { name: (id: string, graph: ModuleGraph) => string | null } {
  let inApp: ReadonlySet<string> | undefined
  return {
    name(id, graph) {
      inApp ??= staticImports(app, graph, staticImports(early, graph))
      return inApp.has(id) ? APP : null
    },
  }
}

/** A module and all that it imports statically, except for what is known already. */
function staticImports(
  start: string,
  graph: ModuleGraph,
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const found = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (known.has(id) || found.has(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
