/** The bundler's information about a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Name of the application's file. */
const APP = 'main'

/**
 * Keeps everything that the application needs at startup in one file, even modules that lazy parts share. Each
 * additional file would delay interactivity by one request.
 * @param early entry that the document loads; its dependencies stay with it
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

/** A module and everything that it imports statically, without the modules in `known`. */
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
