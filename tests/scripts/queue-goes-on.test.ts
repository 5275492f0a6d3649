import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import "../../scripts/portal.mjs";

test("a server of this process closes no connection for being idle: Miniflare's queue would stop for good on one", async () => {
	const server = createServer((_, response) => response.end());
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve, reject) => get({ port, host: "127.0.0.1" }, resolve).on("error", reject));
	expect(server.keepAliveTimeout).toBe(0);
	server.closeAllConnections();
	server.close();
});
