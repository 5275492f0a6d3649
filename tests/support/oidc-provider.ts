import { createHash, randomUUID } from "node:crypto";

type Claims = Record<string, unknown>;
type Granted = { challenge: string; redirectUri: string; claims: Claims };

const rs256 = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An OpenID Connect provider as the documents describe it, for one client: discovery, keys, codes with PKCE, ID tokens. */
export async function oidcProvider({ issuer, clientId, clientSecret }: Record<string, string>) {
	const newKeys = () =>
		crypto.subtle.generateKey({ ...rs256, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
			"sign",
			"verify",
		]);
	const [ours, strange] = [await newKeys(), await newKeys()];
	const granted = new Map<string, Granted>();

	const provider = {
		/** How it behaves from now on; each may be set by a test. */
		state: { isDown: false, token: undefined as string | undefined, issuer, alg: "RS256", isSignedByAnother: false },
		/** A person logs in there and is sent back: the path and query of the portal that the browser is led to. */
		logIn(address: string, subject: string, changed: Claims = {}): string {
			const query = new URL(address).searchParams;
			const code = randomUUID();
			const seconds = Math.floor(Date.now() / 1000);
			const nonce = query.get("nonce");
			const claims = { iss: issuer, sub: subject, aud: clientId, iat: seconds, exp: seconds + 300, nonce, ...changed };
			const [challenge = "", redirectUri = ""] = ["code_challenge", "redirect_uri"].map(
				(name) => query.get(name) ?? "",
			);
			granted.set(code, { challenge, redirectUri, claims });
			return backTo(address, { code });
		},
		/** They are sent back with an error instead. */
		refuse: (address: string, error: string) => backTo(address, { error }),
		/** What the portal is answered. */
		async network(request: Request): Promise<Response> {
			const { state } = provider;
			if (state.isDown) return new Response("out of order", { status: 503 });
			const { href } = new URL(request.url);
			if (href === `${issuer}/.well-known/openid-configuration`)
				return Response.json({
					issuer: state.issuer,
					authorization_endpoint: `${issuer}/authorize`,
					token_endpoint: `${issuer}/token`,
					jwks_uri: `${issuer}/keys`,
				});
			if (href === `${issuer}/keys`)
				return Response.json({ keys: [{ ...(await crypto.subtle.exportKey("jwk", ours.publicKey)), kid: "1" }] });
			if (href === `${issuer}/token`) return redeem(request);
			return new Response(null, { status: 404 });
		},
	};

	function backTo(address: string, answer: Record<string, string>): string {
		const query = new URL(address).searchParams;
		const back = new URL(query.get("redirect_uri") ?? "");
		for (const [name, value] of Object.entries({ ...answer, state: query.get("state") ?? "" }))
			back.searchParams.set(name, value);
		return `${back.pathname}${back.search}`;
	}

	async function redeem(request: Request): Promise<Response> {
		const form = new URLSearchParams(await request.text());
		const found = granted.get(form.get("code") ?? "");
		granted.delete(form.get("code") ?? "");
		const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
		const challenge = createHash("sha256")
			.update(form.get("code_verifier") ?? "")
			.digest("base64url");
		const isRight =
			request.headers.get("authorization") === basic &&
			form.get("grant_type") === "authorization_code" &&
			found?.challenge === challenge &&
			found.redirectUri === form.get("redirect_uri");
		if (!found || !isRight) return Response.json({ error: "invalid_grant" }, { status: 400 });
		return Response.json({
			access_token: randomUUID(),
			token_type: "Bearer",
			id_token: provider.state.token ?? (await signed(found.claims)),
		});
	}

	async function signed(claims: Claims): Promise<string> {
		const { alg, isSignedByAnother } = provider.state;
		const text = `${encoded({ alg, kid: "1" })}.${encoded(claims)}`;
		const { privateKey } = isSignedByAnother ? strange : ours;
		const signature = await crypto.subtle.sign(rs256.name, privateKey, Buffer.from(text));
		return `${text}.${Buffer.from(signature).toString("base64url")}`;
	}

	return provider;
}
