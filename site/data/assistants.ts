const prompt = encodeURIComponent(
  'Read this page of the Cypress documentation, and help me use it: ',
)

/**
 * Assistants whose makers document an address that opens them with a prompt. The reader sees the prompt before it's
 * sent. Others, such as ChatGPT and Perplexity, have such an address too, but it isn't documented and may change.
 */
export const assistants = [
  // https://support.claude.com/en/articles/14729294-open-claude-desktop-with-a-link
  { name: 'Claude Desktop', url: `claude://claude.ai/new?q=${prompt}{url}` },
  // https://code.claude.com/docs/en/deep-links
  { name: 'Claude Code', url: `claude-cli://open?q=${prompt}{url}` },
  // https://cursor.com/docs/reference/deeplinks
  { name: 'Cursor', url: `https://cursor.com/link/prompt?text=${prompt}{url}` },
]
