import { deviceName } from "./device-name";

/** From where a request comes, no closer than is needed to recognise one's own doing. */
export type FromWhere = {
	/** The network as its first address and length: `203.0.113.0/24`, `2001:db8:85a3::/48`. */
	network: string | null;
	/** The country of that network, as two letters. */
	country: string | null;
	/** Browser and system as the browser names them: `Firefox/Windows`. */
	device: string | null;
};

/** What no request has begun comes from nowhere. */
export const nowhere: FromWhere = { network: null, country: null, device: null };

/** From where a request comes, as Cloudflare tells it. */
export function fromWhere(request: Request): FromWhere {
	const { country } = (request as { cf?: { country?: unknown } }).cf ?? {};
	const { browser, system } = deviceName(request.headers.get("user-agent") ?? "");
	return {
		network: shortened(request.headers.get("cf-connecting-ip") ?? ""),
		// XX is unknown, T1 the Tor network.
		country: typeof country === "string" && /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : null,
		device: browser || system ? `${browser ?? ""}/${system ?? ""}` : null,
	};
}

/** The network of an address: /24 of IPv4, /48 of IPv6; null for what is no address. */
export function shortened(address: string): string | null {
	const four = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i.exec(address);
	if (four) return `${four.slice(1, 4).join(".")}.0/24`;
	if (!/^[0-9a-f:.]+$/i.test(address) || !address.includes(":")) return null;
	const [head = "", tail] = address.toLowerCase().split("::", 2);
	const groups = head === "" ? [] : head.split(":");
	// What `::` leaves out are zeros; three groups decide.
	const first = tail === undefined ? groups : [...groups, "0", "0", "0"];
	return `${first
		.slice(0, 3)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":")}::/48`;
}

/** A network as people read it: what was left out of the address is dots. */
export function shownNetwork(network: string): string {
	return network.includes(":") ? network.replace("::/48", ":…") : network.replace(/0\/24$/, "…");
}

/** A device as it was noted, in the names that people know. */
export function notedDevice(noted: string | null): { browser: string | null; system: string | null } {
	const [browser = "", system = ""] = (noted ?? "").split("/", 2);
	return { browser: browser || null, system: system || null };
}
