import { to } from "#app/platform/to";

/** The addresses of the file library in one tenant. */
export function places(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "files");
	const inFolder = (path: string, folder?: string) => (folder ? `${path}?folder=${encodeURIComponent(folder)}` : path);
	return {
		yours: (folder?: string) => inFolder(`${base}/yourfiles`, folder),
		shared: (folder?: string) => inFolder(`${base}/sharedfiles`, folder),
	};
}
