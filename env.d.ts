import "@remix-run/server-runtime";

declare global {
	/** Secrets: not in wrangler.toml, set with `wrangler secret put`. */
	interface Env {
		/** Belongs to TURNSTILE_SITE_KEY. */
		TURNSTILE_SECRET?: string;
		/** The portal's own key, with which it encrypts what it must read again: second factors are off without it. */
		SECRET_KEY?: string;
		/** Belongs to SMS_URL. */
		SMS_TOKEN?: string;
	}
}

declare module "@remix-run/server-runtime" {
	interface Future {
		v3_singleFetch: true;
	}
}
