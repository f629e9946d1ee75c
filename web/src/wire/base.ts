// Where on its site the page is. No other file knows.

/** The folder of the page: "/", or the path that the server is given with --base-path, like "/games/rattus/". Built
 *  scripts are in a folder of it. */
export const BASE = import.meta.env.PROD ? new URL(import.meta.url).pathname.replace(/[^/]+\/[^/]+$/, '') : '/';
