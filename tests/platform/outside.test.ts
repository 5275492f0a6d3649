import { expect, it } from "vitest";
import { outsideAddress } from "#app/platform/outside.server";

const own = "https://portal.kommune.no";

it("pages of others may be asked for by their name, and nothing behind a wall", () => {
	for (const address of ["https://nav.no/side?x=1", "http://www.hkdir.no", "https://xn--lring-sra.no/"])
		expect(outsideAddress(address, own)?.href, address).toBeTruthy();
	for (const address of [
		...[
			"http://localhost/",
			"http://127.0.0.1/",
			"http://0x7f.1/",
			"http://2130706433/",
			"http://[::1]/",
			"http://10.0.0.1/",
		],
		...[
			"http://printer/",
			"http://db.internal/",
			"http://nas.local./",
			"https://nav.no:8443/",
			`https://${"a:b"}@nav.no/`,
		],
		...["ftp://nav.no/", "javascript:alert(1)", "//nav.no", "", own, `${own}/login`],
	])
		expect(outsideAddress(address, own), address).toBeUndefined();
});
