/** How often a test tries what chance decides: `usual` in `npm test`, `full` in `npm run test:full`. */
export const runs = ({ usual, full }: { usual: number; full: number }): number =>
	process.env.TESTS_EXTENT === "full" ? full : usual;
