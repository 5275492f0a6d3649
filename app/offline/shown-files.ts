/** The addresses of files that a page shows or plays: the portal's own, and those that a step of a course shows of a library. */
const IN_HTML = /\/api\/media\/[\w-]+|(?<=")\/[\w/:-]+\/step\/[\w:-]+\/content\/[\w-]+/g;
const ALONE = /^\/api\/media\/|\/step\/[^/]+\/content\/[\w-]+$/;

/** The files that a page shows, each once. */
export const filesIn = (html: string): string[] => [...new Set(html.match(IN_HTML))];

/** Whether a path is that of such a file. */
export const isShownFile = (path: string): boolean => ALONE.test(path);
